# Eine Seite ohne Gastgeber: Alles geschieht in diesem Browser.

alone-loading = Die Spiele werden vorbereitet
alone-loading-share = Die Spiele werden vorbereitet: { $share } %
alone-starting = Gleich geht es los …
alone-failed = Die Spiele lassen sich in diesem Browser nicht starten. Prüfe die Verbindung und lade die Seite neu.
alone-unable = In diesem Browser laufen die Spiele nicht: Er kennt kein WebAssembly, oder es ist abgeschaltet. Mit einem aktuellen Firefox, Chrome, Edge oder Safari geht es.
alone-unkept = Dieser Browser speichert nichts, vielleicht weil der Platz fehlt. Du kannst weiterspielen, aber die Partien sind weg, wenn du die Seite schließt.
alone-newer = Eine neue Version von Wandelgang ist da. Deine Partien bleiben.
alone-start-newer = Jetzt starten

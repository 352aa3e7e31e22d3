# Freunde: das Netz, Einladungen, Zuschauer, Zeichen, Chat und der Ruf, wenn du an der Reihe bist.

network-closed = **Noch funktionieren Links nur auf diesem Rechner.** Öffne das Spiel für dein Netz, dann können andere mit ihren eigenen Geräten mitspielen.
network-who = Wer im selben WLAN oder Heimnetz ist, kann dann diese Seite öffnen, mit einem Link mitspielen oder mit dem Code eines Tisches zuschauen. Aus dem übrigen Internet kommt niemand herein.
network-do = Für mein Netz öffnen
network-open = Offen für dein Netz unter { $address }. Wer im selben WLAN oder Heimnetz ist, kann mit einem Link mitspielen.
network-code = QR-Code für die Startseite dieses Spielservers
network-next = Probier es aus: Scanne den Code mit einem Handy. Wenn du das Spiel startest, bekommt jeder freie Platz seinen eigenen Link und QR-Code.

## Ankommen mit einem Link

claim-invited = { $name } lädt dich ein
claim-to = Gespielt wird **{ $game }**. Du spielst { $colour }.
claim-table = Am Tisch
claim-you = dein Platz
claim-open = noch frei
claim-here = spielt am Bildschirm von { $name }
claim-hints = mit Tipps
claim-chat = mit Chat
claim-new = „{ $game }“ noch nie gespielt?
claim-rules = Regeln lesen
claim-learn = Zuerst ein geführtes Spiel
claim-later = Dein Platz bleibt frei, während du liest oder übst.
claim-back = Zurück zu deiner Einladung

## Zuschauer

spectators = Wer zuschaut
spectators-nameless = { $named ->
    [0] { $count ->
        [one] eine Person ohne Namen
       *[other] { $count } ohne Namen
      }
   *[other] { $count ->
        [one] und eine Person ohne Namen
       *[other] und { $count } ohne Namen
      }
  }
spectator-name = Dein Name beim Zuschauen (wenn du magst)
spectator-save = Speichern

## Zeichen und Chat

react = Reagieren
react-laurel = Gut gespielt
react-heart = Wie schön
react-laugh = Lachen
react-wonder = Staunen
react-sigh = Oh nein
react-rain = Pech gehabt
react-swords = Na warte
react-clover = Viel Glück
react-lamp = Gute Idee
react-hourglass = Einen Moment
react-hand = Hallo
react-moon = Gute Nacht
react-said = { $who }: { $what }
mute-all = Alle stummschalten
mute-all-about = Keine Zeichen und kein Chat auf diesem Gerät
mute = { $name } stummschalten
unmute = { $name } wieder hören
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
  }
chat-empty = Noch hat niemand geschrieben. Nachrichten werden nicht aufbewahrt.
chat-write = Deine Nachricht
chat-send = Senden
chat-said = { $who } schreibt: { $text }
option-chat = Chat
option-chat-about = Alle am Tisch können einander schreiben
summary-chat = mit Chat

## Du bist an der Reihe

call-me = Sag mir, wenn ich dran bin
call-me-about = Mit einer Benachrichtigung, wenn du gerade woanders bist
call-me-blocked = Die Einstellungen deines Browsers erlauben dieser Seite keine Benachrichtigungen
call-me-insecure = Browser zeigen Benachrichtigungen nur unter https-Adressen; diese ist keine. Ob du dran bist, verraten der Titel des Tabs und ein Ton, falls er eingeschaltet ist.
call-body = { $game } wartet auf dich.

# Freunde: das Netz, Einladungen, Zuschauer, Zeichen, Chat und der Ruf, wenn du an der Reihe bist.

network-closed = **Bis jetzt gehen Links nur auf diesem Rechner.** Lass dein Netz herein, dann können Freunde mit ihren eigenen Geräten mitspielen.
network-who = Wer im selben WLAN oder Heimnetz ist, kann dann diese Seite öffnen, mit einem Link mitspielen oder mit dem Code eines Tisches zuschauen. Sonst kommt aus dem Internet niemand herein.
network-do = Mein Netz hereinlassen
network-open = Offen für dein Netz unter { $address }. Wer im selben WLAN oder Heimnetz ist, kann mit einem Link mitspielen.
network-code = QR-Code der Startseite dieses Hosts
network-next = Probier es aus: Scanne das mit einem Handy. Wenn du den Tisch öffnest, bekommt jeder freie Platz seinen eigenen Link und QR-Code.

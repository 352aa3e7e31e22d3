# Friends: the network, invitations, spectators, reactions, chat, and the call to your turn.

network-closed = **So far, links work on this computer only.** Let your network in, and friends can join from their own devices.
network-who = Anyone on the same Wi-Fi or home network can then open this page, join with a link, or watch with a table’s code. People elsewhere on the internet cannot.
network-do = Let my network in
network-open = Open to your network at { $address }. Anyone on the same Wi-Fi or home network can join with a link.
network-code = QR code for the start page of this host
network-next = Try it: scan this with a phone. When you open the table, every free seat gets a link and a QR code of its own.

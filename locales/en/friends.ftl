# Friends: the network, invitations, spectators, reactions, chat, and the call to your turn.

network-closed = **For now, links only work on this computer.** Open the game to your network, and friends can join from their own devices.
network-who = Anyone on the same Wi-Fi or home network can then open this page, join with a link, or watch with a table’s code. People elsewhere on the internet cannot.
network-do = Open to my network
network-open = Open to your network at { $address }. Anyone on the same Wi-Fi or home network can join with a link.
network-code = QR code for the start page of this host
network-next = Try it: scan this with a phone. When you start the game, every free seat gets a link and a QR code of its own.

## Arriving by link

claim-invited = { $name } invites you
claim-to = A game of **{ $game }**. You play { $colour }.
claim-table = At the table
claim-you = your seat
claim-open = still free
claim-here = plays at { $name }’s screen
claim-hints = hints allowed
claim-chat = with chat
claim-new = New to { $game }?
claim-rules = Read the rules
claim-learn = Play a guided game first
claim-later = Your seat stays free while you read or practise.
claim-back = Back to your invitation

## Spectators

spectators = Spectators
spectators-nameless = { $named ->
    [0] { $count ->
        [one] one without a name
       *[other] { $count } without a name
      }
   *[other] { $count ->
        [one] and one without a name
       *[other] and { $count } without a name
      }
  }
spectator-name = Your name as a spectator (optional)
spectator-save = Save

## Reactions and chat

react = React
react-laurel = Well played
react-heart = Lovely
react-laugh = Laughing
react-wonder = Astonished
react-sigh = Oh no
react-rain = Bad luck
react-swords = Watch out
react-clover = Good luck
react-lamp = Bright idea
react-hourglass = One moment
react-hand = Hello
react-moon = Good night
react-said = { $who }: { $what }
mute-all = Mute everyone
mute-all-about = No reactions and no chat on this device
mute = Mute { $name }
unmute = Hear { $name } again
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
  }
chat-empty = Nobody has written yet. Messages are not kept.
chat-write = Your message
chat-send = Send
chat-said = { $who } writes: { $text }
option-chat = Chat
option-chat-about = Players can write to each other
summary-chat = with chat

## Your turn

call-me = Tell me when it is my turn
call-me-about = With a notification, when you are looking at something else
call-me-blocked = Your browser’s settings do not allow notifications from this page
call-me-insecure = Browsers show notifications only at https addresses, and this is not one. The tab’s title tells you when it is your turn, and so does a sound if it is on.
call-body = { $game } is waiting for you.

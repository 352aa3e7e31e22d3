# What the host says. One sentence or two: what was not done, and what would work.

refused-bad-message = The host did not understand that message. Please reload the page.
refused-not-json = The host expects JSON here, declared as application/json.
refused-foreign-page = This page belongs to another host. Please open this host’s own page.
refused-too-long = That message is too long.
refused-too-fast = That was too much at once. Please wait a moment.
refused-sit-first = The host does not know who you are yet. Please reload the page.
refused-no-table = There is no such table on this host. Please check the link or the code.
refused-old-protocol = This page is older or newer than the host. Please reload it.
refused-old-rules = This game was started under a version of the rules that this host does not have.
refused-no-replay = There is no such replay on this host. Please check the link.
refused-no-page = There is nothing at this address.
refused-no-game = This host does not have that game.
refused-no-lesson = There is no guided game for this one.
refused-bad-options = This game cannot be played with these options. Please change them.
refused-bad-seats = These seats do not work: there must be two to four players, each with a different colour.
refused-bad-name = A name needs 1 to { $longest } visible characters.
refused-no-level = There is no bot of that level for this game.
refused-wrong-token = This seat is not yours, or the link is incomplete. You can watch instead.
refused-wrong-invitation = This invitation is not valid. Please ask for the link again.
refused-seat-taken = Somebody has already taken this seat. You can watch instead.
refused-no-seat = There is no such seat at this table.
refused-watching = You are a spectator. Only players can do that.
refused-not-asked = It is not your turn.
refused-handed-over = A bot is playing your seat. Take the seat back first.
refused-stale = The game has moved on in the meantime. Please choose again.
refused-no-action = This game has no such action.
refused-illegal = The rules do not allow that (clause { $clause }).
refused-illegal-X2 = There is no such arrow on this board.
refused-illegal-X3 = Push first, then walk.
refused-illegal-X4 = The tile cannot be turned that way.
refused-illegal-X5 = The tile that has just come out here may not go straight back in.
refused-illegal-X7 = No unbroken corridor leads there.
refused-over = The game is over.
refused-endless = This game has had more actions than a table can hold. Please start a new one.
refused-not-over = The game is not over yet, and its record would give away secrets.
refused-not-away = This player left only a moment ago. Please wait a little.
refused-paused = The game is paused. Resume it first.
refused-not-begun = The game begins when all seats are taken.
refused-time-up = Your time is up: a bot plays this turn.
refused-bad-clock = This clock is too fast or too slow.
refused-not-yours = Only the player of this seat can take it back from the bot.
refused-no-person = This seat belongs to a bot.
refused-no-hints = Hints are switched off at this table.
refused-bots-busy = Too many bots are thinking here right now. Please ask again in a moment.
refused-many-analyses = You already have as many analyses running as are allowed. Wait until one is done.
refused-no-analysis = Games cannot be analysed here.
refused-no-take-back = Steps cannot be taken back at this table.
refused-others-acted = Somebody else has acted since, so your step stands.
refused-revealed = Nothing can be taken back: something hidden has come to light since your last step, or you have not made one.
refused-bad-record = This is not the record of a game that can be replayed.
refused-bad-carried = This link does not hold a whole game: something in it is missing or was changed. Ask for it once more, and copy all of it.
refused-carry-others = Others play here from devices of their own, so the game stays where they all find it. To play your own seat on another device, use “To another device” under “My games”.
refused-carry-secrets = Several people play here and hide cards from each other. The link would hold them all, and whoever opens it could read them. So this game stays on this device.
refused-carry-clock = A clock is running in this game, and it would stand still on the way. So this game stays here.
refused-bad-position = This line is not a position that can be shown.
refused-no-puzzle = There is no such puzzle here.
refused-bad-puzzle = This link is damaged: something in it is missing or was changed. Please ask for the link again, and copy all of it.
refused-old-puzzle = This puzzle belongs to another version of Wandelgang or of its games, so it cannot be played here.
refused-long-game = This game is too long to show here. Use the command wandelgang replay to watch it.
refused-host-full = The host is full at the moment. Please try again later.
refused-no-storage = The host cannot reach its database at the moment. Nothing is lost; please try again in a few seconds.
refused-host-trouble = Something went wrong on the host. Nothing is lost; please try again.

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green

## Opening the host to the network

refused-not-here = You can only do that on the computer where wandelgang play is running.
refused-no-network = This computer is not connected to a network. Connect it, for example to your Wi-Fi, and try again.
refused-cannot-open = This computer does not let Wandelgang listen on the network. A firewall may be in the way.

## Talking

refused-no-chat = Chat is switched off at this table.
refused-bad-remark = A message needs 1 to { $longest } visible characters.
refused-many-reactions = You can react once every two seconds and ten times a minute. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
refused-many-remarks = You can write once a second and twenty times a minute. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.

## The lobby

refused-no-lobby = There is no lobby on this host, or this table is private.
refused-no-free-seat = Somebody was quicker: there is no free seat any more.
refused-begun = The game has begun, so your seat stays yours. A bot can play it for you.

"""The limits of the host, each number with its reason."""

from __future__ import annotations

from typing import Final

KIB: Final = 1024

# --- the WebSocket ---------------------------------------------------------------------------------

LONGEST_FRAME: Final = 4 * KIB
"""Bytes in one message from a client. The longest honest one (an action) has about 100."""

MESSAGES_A_SECOND: Final = 20
"""Messages from one connection, on average. A person clicks at most five times a second; a pen on a touch
screen or a held key repeats up to thirty times, which the burst allows."""

MESSAGES_AT_ONCE: Final = 60
"""The burst above that average. Beyond it the connection is closed."""

SITS_A_SECOND: Final = 2
"""How often a connection may sit down, on average: each time it is sent a snapshot and what it missed."""

SITS_AT_ONCE: Final = 20
"""The burst above that: people at one screen who change seats at every turn, quickly."""

FIRST_MESSAGE_WITHIN: Final = 10.0
"""Seconds a new connection has to send `sit`."""

WAITING_MESSAGES: Final = 256
"""Messages queued for a slow client. Beyond that it is cut off; it reconnects and gets what it missed."""

WATCHERS_A_TABLE: Final = 200
"""Spectators of a table. Every update is written once for all of them. They are counted apart from the seats,
so spectators cannot keep a player out."""

CONNECTIONS_A_SEAT: Final = 20
"""Connections to one seat: a person's devices, and those a phone has lost without the host noticing yet."""

CONNECTIONS_AN_ADDRESS: Final = 300
"""Connections from one address, seated or not: a whole school behind one router, but not an attempt to
fill the host."""

MOST_CONNECTIONS: Final = 5_000
"""Connections to one process: twice OPEN_ROOMS and some. A quiet one takes some 40 KB."""

MISSED_UPDATES: Final = 64
"""Updates kept for clients that reconnect: about ten turns. Who missed more gets the snapshot alone."""

# --- HTTP ------------------------------------------------------------------------------------------

LONGEST_BODY: Final = 16 * KIB
"""Bytes of a request. The longest honest one (a table of four) has about 1,000."""

LONGEST_RECORD: Final = 2 * KIB * KIB
"""Bytes of an uploaded record: forty times a game of 500 turns."""

REPLAY_ACTIONS: Final = 5_000
"""Actions in a replay: each frame has about 3 KB before compression, and a page must hold them all."""

REPLAYS_A_MINUTE: Final = 120
"""Replays that one address may look at in a minute: a school class behind one router, each four times. The
longest takes a third of a second to write."""

KEPT_REPLAYS: Final = 16 * KIB * KIB
"""Bytes of replays that are kept ready: a game of 300 actions has about 20 KB, the longest some 400 KB."""

TABLES_A_MINUTE: Final = 30
"""Tables and replays that one address may open in a minute: far above a family, far below a flood."""

# --- storage and memory -------------------------------------------------------------------------------------

MOST_TABLES: Final = 100_000
"""Tables stored at a host. A finished game takes about 30 KB, so this is some 3 GB."""

MOST_REPLAYS: Final = 10_000
"""Uploaded records stored at a host."""

LONGEST_NAME: Final = 24
"""Letters in a player's name: what fits next to a figure on a phone."""

LONGEST_SECRET: Final = 64
"""Letters in a token or an invitation: ours have 22."""

IDLE_ROOM: Final = 300.0
"""Seconds that a table nobody looks at stays in memory."""

# --- people and bots -------------------------------------------------------------------------------

HAND_OVER_AFTER: Final = 120
"""Seconds after which the others may hand an absent player's seat to a bot: longer than a tunnel or a phone
call answered with "one moment", shorter than the patience of three children."""

LONGEST_START: Final = 60.0
"""Seconds for a bot's process to start: a second or two, unless the machine is busy. A slower one is killed,
a random action is taken, and the next thought starts a new process."""

LONGEST_THOUGHT: Final = 20.0
"""Seconds for one bot's action, once its process is ready. After that a random action is taken, so that no
game hangs on a bot."""

BOT_GRACE: Final = 6.0
"""Seconds a process waits for the process that took the last action to move the bots, before it does so."""

# --- several processes -----------------------------------------------------------------------------

LOOK_EVERY: Final = 2.0
"""Seconds between checks of the database for changes whose signal got lost. Checking 200 tables takes 4 ms
of a thread, OPEN_ROOMS tables 30 ms."""

PRESENCE_EVERY: Final = 15.0
"""Seconds between a process's reports of who is connected to it; after three missing ones it is gone."""

OPEN_ROOMS: Final = 2_000
"""Tables in memory at once, about 1 MB each at the very most."""

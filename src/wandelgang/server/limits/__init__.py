"""The limits of the host, each number with its reason. Those of a table are in `wandelgang.table.limits`."""

from __future__ import annotations

from typing import Final

KIB: Final = 1024

# --- the WebSocket ---------------------------------------------------------------------------------

LONGEST_MESSAGE: Final = 4 * KIB
"""Bytes in one message from a client. The longest honest one (an action) has about 100."""

MESSAGES_A_SECOND: Final = 20
"""Messages from one connection, on average; some count as several (`costs.py`). A person clicks at most five
times a second; a pen on a touch screen or a held key repeats up to thirty times, which the burst allows."""

MESSAGES_AT_ONCE: Final = 60
"""The burst above that average. Beyond it the connection is closed."""

MESSAGES_AN_ADDRESS: Final = 600
"""The same for all connections of an address, a second: a school of 300, each with two a second, which is a
third of one process. Beyond it nobody is cut off, but messages wait: most people there do no harm."""

AN_ADDRESS_AT_ONCE: Final = 3_000
"""The burst above that: 300 people who reconnect at once, each with a `sit` and a few more."""

FRAMES_A_SECOND: Final = 60
"""Frames from one connection, on average, with pings and parts of messages: a browser sends one for each
message, and answers a ping now and then. `websockets` answers any number of pings, and takes any number of
empty parts."""

FRAMES_AT_ONCE: Final = 300
"""The burst above that. Beyond it the connection is closed."""

FIRST_MESSAGE_WITHIN: Final = 10.0
"""Seconds a new connection has to send `sit`."""

UNREAD_BYTES: Final = KIB * KIB
"""Bytes that a slow client has not taken yet: some 256 messages. Beyond that it is cut off; it reconnects and
gets what it missed."""

PING_EVERY: Final = 20.0
"""Seconds between pings: a phone that fell asleep is noticed after two."""

LAST_WORD_WITHIN: Final = 2.0
"""Seconds that a client has to answer when its connection is closed."""

CONNECTIONS_AN_ADDRESS: Final = 300
"""Connections from one address, seated or not: a whole school behind one router, but not an attempt to
fill the host."""

MOST_CONNECTIONS: Final = 5_000
"""Connections to one process: twice OPEN_TABLES and a few more. A quiet one takes some 40 KB."""

LONGEST_DELAY: Final = 10.0
"""Seconds that a request waits because its address has used up MESSAGES_AN_ADDRESS. Beyond it is refused."""

# --- HTTP ------------------------------------------------------------------------------------------

LONGEST_BODY: Final = 16 * KIB
"""Bytes of a request. The longest honest one (a table of four) has about 1,000."""

LONGEST_RECORD: Final = 2 * KIB * KIB
"""Bytes of an uploaded record: forty times a game of 500 turns."""

REPLAYS_A_MINUTE: Final = 120
"""Replays that one address may look at in a minute: a school class behind one router, each four times. The
longest takes a third of a second to write."""

ANALYSIS_POLLS_A_MINUTE: Final = 1_200
"""Questions about analyses from one address in a minute. A page asks after each verdict: at most ten times a
second while its analysis runs, and every few seconds while it waits."""

KEPT_REPLAYS: Final = 16 * KIB * KIB
"""Bytes of replays that are kept ready: a game of 300 actions has about 20 KB, the longest some 400 KB."""

TABLES_A_MINUTE: Final = 30
"""Tables and replays that one address may open in a minute: far above a family, far below a flood."""

# --- connections before a request is complete, and after its answer -------------------------------
# A connection that is too much pushes out the one that has waited longest, so that who has a request to make
# always gets in. Peers that are trusted as proxies are only counted together: many people are behind them.

MOST_HEADER_BYTES: Final = 16 * KIB
"""Bytes of a request's first line and headers. A browser sends about 1 KB."""

HEADERS_WITHIN: Final = 10.0
"""Seconds for the headers of a request, from its first byte or from the start: they fit into one packet."""

BODY_WITHIN: Final = 30.0
"""Seconds for the body of a request: LONGEST_RECORD at half a megabit a second."""

READING_WITHIN: Final = 30.0
"""Seconds for which a client may stop reading an answer, or take to read its end."""

IDLE_WITHIN: Final = 5.0
"""Seconds that a connection is kept for the next request. A page asks for what it needs at once."""

PROXY_IDLE_WITHIN: Final = 75.0
"""The same for proxies. It is longer than nginx keeps a connection (60), so that it is nginx that closes it:
otherwise a request could arrive at a connection that has just been closed."""

MOST_HALF_OPEN: Final = 2_000
"""Connections without a complete request: those of two thousand people who come within a second. Each takes
some 3 KB."""

HALF_OPEN_AN_ADDRESS: Final = 100
"""The same from one address: a class of thirty, whose browsers open a few connections ahead of need."""

MOST_IDLE: Final = 1_000
"""Connections that are kept for the next request."""

IDLE_AN_ADDRESS: Final = 200
"""The same from one address: a class of thirty, with up to six connections each."""

CONNECTS_A_MINUTE: Final = 6_000
"""New connections from one address, on average: far above a school, and so few that they cost next to
nothing. Beyond it they are closed unread."""

CONNECTS_AT_ONCE: Final = 2_000
"""The burst above that: CONNECTIONS_AN_ADDRESS players whose browsers load the page at once."""

RESERVED_FILES: Final = 200
"""Files that are never used for connections: up to 16 connections to a database, Redis, some ten for each
bot's process, and those that are open for a moment."""

FILES: Final = MOST_CONNECTIONS + MOST_HALF_OPEN + MOST_IDLE + RESERVED_FILES
"""Files that a process with all its connections has open. At its start the host asks for as many."""

# --- stopping -------------------------------------------------------------------------------------

DRAIN_NOTICE: Final = 1.0
"""Seconds after SIGTERM in which everything goes on, but `/ready` already says no. More than a load balancer
takes from one question to the next; nginx does not ask and needs none."""

LAST_WORDS_WITHIN: Final = 5
"""Seconds that requests get to finish when the host stops."""

# --- the log ---------------------------------------------------------------------------------------

SIMILAR_LINES: Final = 5
"""Similar lines that are logged within SIMILAR_LINES_EVERY; outsiders can cause as many as they like."""

SIMILAR_LINES_EVERY: Final = 60.0
"""Seconds after which similar lines are logged again; the first says how many were left out."""

# --- the lobby -------------------------------------------------------------------------------------

PUBLIC_A_MINUTE: Final = 10
"""Public tables and quick matches of one address in a minute: a club night behind one router, but no flood of
tables that others would have to scroll past."""

SITS_A_MINUTE: Final = 30
"""How often one address may take or give up seats of public tables, or agree to bots, in a minute."""

TURNS_A_MINUTE: Final = 120
"""How often one address may ask where it is their turn: a school class, each every quarter of a minute."""

LISTED: Final = 60
"""Tables with free seats in the list, and as many games to watch: more than anybody looks through."""

PICTURES: Final = 40
"""Tables in the list that are shown with their position, about 3 KB each."""

PICTURE_EVERY: Final = 10.0
"""Seconds between two positions of one table: enough for a small picture, and little to send."""

PLAYED_WITHIN: Final = 1_800.0
"""Seconds since the last action for which a public game is listed as being played."""

LOBBY_EVERY: Final = 1.0
"""Seconds between two looks at the list while somebody sees it: a read of two indexed queries."""

LOBBY_AT_MOST_EVERY: Final = 0.25
"""Seconds that it rests in any case, however much changes."""

LOBBY_MESSAGES: Final = 20
"""Messages that a visitor of the lobby may send: there is nothing to say, but a proxy may ping."""

# --- storage and memory -------------------------------------------------------------------------------------

DATABASE_WITHIN: Final = 10.0
"""Seconds in which PostgreSQL has to answer. A statement takes milliseconds; one that takes longer hangs,
and players are told so instead of waiting at their tables."""

MOST_REPLAYS: Final = 10_000
"""Uploaded records stored at a host."""

IDLE_TABLE: Final = 300.0
"""Seconds that a table nobody looks at stays in memory."""

# --- bots -------------------------------------------------------------------------------

LONGEST_START: Final = 60.0
"""Seconds for a bot's process to start: a second or two, unless the machine is busy. A slower one is killed,
a random action is taken, and the next thought starts a new process."""

LONGEST_THOUGHT: Final = 20.0
"""Seconds for one bot's action, once its process is ready. After that a random action is taken, so that no
game hangs on a bot."""

LONGEST_SOLVING: Final = 5.0
"""Seconds to solve a position that somebody lays out: milliseconds in compiled code, mostly less than a
second in plain Python. After that the process is killed."""

WAITING_SOLVERS: Final = 4
"""Positions of one address that wait to be solved: an editor asks for one at a time."""

EDITS_A_MINUTE: Final = 240
"""Checks and solutions of positions that are laid out: an editor asks for both after each tile."""

LONGEST_WAIT: Final = 3.0
"""Seconds that a thought waits for a process. After that a hint is refused, and a bot's turn is played by the
stand-in: a quick answer of a weaker bot is better than a game that stands still."""

WAITING_THOUGHTS: Final = 100
"""Thoughts that wait at the expense of one address: as many tables as a school has. The others do not wait:
see LONGEST_WAIT."""

THOUGHTS_A_SECOND: Final = 100
"""Bots' actions at the expense of one address, on average: each is also stored and sent, which takes the host
half a millisecond. A hundred tables at a calm pace need about sixty. Beyond it they are slowed down."""

STAND_INS_A_SECOND: Final = 40
"""The same for actions of the stand-in, which takes the host itself about a millisecond each."""

# --- several processes -----------------------------------------------------------------------------

LOOK_EVERY: Final = 2.0
"""Seconds between checks of the database for changes whose signal got lost."""

LOOK_AT_ONCE: Final = 100
"""Tables that are checked at once, in about two milliseconds, hardly more than for one. A round through many
takes as long as the pause after it, so that nobody notices."""

PRESENCE_EVERY: Final = 15.0
"""Seconds between a process's reports of who is connected to it; after three missing ones it is gone."""

SIGNALS_GAP: Final = 15.0
"""Seconds without any signal, not even our own, after which signals count as interrupted: about five are
missing by then. Nobody is dropped until signals have come through again for `SILENT` seconds."""

OUTAGE_FROM: Final = 2 * PRESENCE_EVERY
"""Seconds without a sign of any host after which the next one knows that none ran: no clock counts them."""

DUE_AT_ONCE: Final = 50
"""Tables that nobody looks at and where time is up, opened at each check: 25 a second."""

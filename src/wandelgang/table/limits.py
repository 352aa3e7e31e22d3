"""The limits of a table, each number with its reason."""

from __future__ import annotations

from typing import Final

MISSED_UPDATES: Final = 64
"""Updates for a client that reconnects: about ten turns. If there are more, it gets only the snapshot."""

TAKE_BACKS: Final = 200
"""Actions that can be taken back at most, if nothing is revealed for so long: some forty turns."""

MOST_ENTRIES: Final = 20_000
"""Entries of a table, with steps taken back: ten times the longest game of people. Without it, two who act
and take back for ever would fill the storage, and nobody could load the table any more."""

SPECTATORS_A_PAYER: Final = 100
"""Spectators of a table from one network: several classes of a school, but not all places of a table."""

SPECTATORS_A_TABLE: Final = 200
"""Spectators of a table. Every update is written once for all of them. They are counted apart from the seats,
so spectators cannot keep a player out."""

CONNECTIONS_A_SEAT: Final = 20
"""Connections to one seat: a person's devices, and those a phone has lost without the host noticing yet."""

OPEN_TABLES: Final = 2_000
"""Tables in memory at once, about 1 MB each at the very most."""

MOST_TABLES: Final = 100_000
"""Tables in one storage. A finished game takes about 30 KB, so this is some 3 GB."""

LONGEST_NAME: Final = 24
"""Letters in a player's name: what fits next to a figure on a phone."""

LONGEST_REMARK: Final = 200
"""Characters in a remark of the chat: three lines on a phone."""

REMARKS_KEPT: Final = 50
"""Remarks of the chat kept in memory for those who join or reconnect. They are stored nowhere."""

REACTION_PACE: Final = (2.0, 10)
"""Seconds between two reactions of a seat, and how many it has in a minute: a bubble stays for 3 seconds."""

CHAT_PACE: Final = (1.0, 20)
"""The same for remarks: faster than anybody types, slow enough to read."""

LONGEST_SECRET: Final = 64
"""Letters in a token or an invitation: ours have 22."""

REPLAY_ACTIONS: Final = 5_000
"""Actions in a replay: each frame has about 3 KB before compression, and a page must hold them all."""

SILENT: Final = 45.0
"""Seconds after which a process that has not reported who is connected to it counts as gone."""

PRESENCE_AT_MOST_EVERY: Final = 0.25
"""Seconds between two messages about who is there. Without it, one address that comes and goes 200 times a
second would have all guests of a table told each time."""

HAND_OVER_AFTER: Final = 120
"""Seconds after which the others may hand an absent player's seat to a bot: longer than a tunnel or a phone
call answered with "one moment", shorter than the patience of three children."""

BOT_GRACE: Final = 6.0
"""Seconds a process waits for the process that took the last action to move the bots, before it does so."""

SHORTEST_CLOCK: Final = 30
"""Seconds for a turn, or for a whole game, at least: time to see what the others did, and to push."""

LONGEST_TURN: Final = 3 * 24 * 3600
"""Seconds for a turn at most: a player who is away for a long weekend can still take their turn."""

LONGEST_BUDGET: Final = 14 * 24 * 3600
"""Seconds for a whole game at most."""

LONGEST_INCREMENT: Final = 24 * 3600
"""Seconds that a turn adds to a budget at most."""

GRACE: Final = 60_000
"""Milliseconds for which a lost connection stops the clock, anew for each turn that begins with its person
there: long enough for a tunnel or a phone that starts again, too short to think in secret."""

NO_GRACE_FROM: Final = 3600
"""Seconds of a clock from which on a lost connection does not stop it: nobody stays connected for days."""

NOTICED_AFTER: Final = 2.0
"""Seconds after which a lost connection is noted: a page that is loaded again is back sooner."""

ABANDONED_AFTER: Final = 3
"""Turns in a row that bots may play for each person because time was up. After that everybody seems to have
left, and the game waits without a clock: a host need not play abandoned games to their end."""

# --- the lobby ----------------------------------------------------------------------------------------

AWAY_AT_LOBBY: Final = 120
"""Seconds after which the seat of somebody who left a waiting public table is free again: the same patience
as with a player during a game."""

AWAY_AT_MATCH: Final = 20
"""Seconds away after which a quick match no longer counts somebody in: longer than a reload, shorter than
what anyone would wait for a stranger."""

BOTS_AFTER: Final = 120
"""Seconds after which bots take the free seats of a public table, if everyone agrees."""

SLOW_CLOCK: Final = 3_600
"""Seconds for a turn from which on a game counts as slow: nobody stays at the screen for it."""

WAITING_SLOWLY: Final = 3 * 24 * 3_600
"""Seconds for which a slow game keeps the seats of people who are away while it waits for players."""

# --- analyses -----------------------------------------------------------------------------------------

ANALYSES_AT_ONCE: Final = 2
"""Analyses under way in one process; the others wait. Each has one decision at a time judged."""

ANALYSES_AN_ADDRESS: Final = 3
"""Analyses of one address that run or wait: a game with and without open cards, and another one."""

WAITING_ANALYSES: Final = 100
"""Analyses that run or wait in one process. The last would wait for half an hour."""

ANALYSED_DECISIONS: Final = 1_500
"""Decisions of a game that is analysed: ten times as many as a long game has."""

ANALYSIS_WANTED_FOR: Final = 15.0
"""Seconds that an analysis continues although nobody asks for it: a page asks again at once."""

LONGEST_POLL: Final = 4.0
"""Seconds that a question about an analysis waits for news. A host that stops gives requests five."""

LONGEST_LINE: Final = 40
"""Actions of a line that somebody tries out: some ten turns."""

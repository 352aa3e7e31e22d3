// What the finished games of this device say about the people who played on it.
//
// A person is the owner of the device, or somebody at the same screen by their name. A game counts for a person who
// held a seat until the end; if a bot played that seat by then, it does not count. A win that is shared is a win. A
// game that ended by the turn limit has no winner.
import type { FinishedGame, Player } from "../finished";

/** Games in which a person sat, and how many of them they won. */
export interface Tally {
  games: number;
  won: number;
}

/** The same against somebody: how many the opponent won. */
interface Versus extends Tally {
  lost: number;
}

export interface Statistics {
  readonly all: Tally;
  readonly byGame: readonly (Tally & { readonly game: string; readonly turns: number })[];
  readonly byOptions: readonly (Tally & { readonly example: FinishedGame })[];
  readonly byOpponent: readonly (Versus & { readonly opponent: Player })[];
}

/** "" is the owner of the device; others go by their names. */
type Person = string;

function personOf(player: Player): Person | null {
  if (player.level !== null || player.whose === "elsewhere") return null;
  return player.whose === "own" ? "" : player.name;
}

/** Everybody who has played on this device, those with the most games first. */
export function people(games: readonly FinishedGame[]): Person[] {
  const count = new Map<Person, number>();
  for (const { players } of games) {
    for (const person of new Set(players.map(personOf)))
      if (person !== null) count.set(person, (count.get(person) ?? 0) + 1);
  }
  return [...count].toSorted(([, one], [, other]) => other - one).map(([person]) => person);
}

type Outcome = "won" | "shared" | "lost" | "drawn";

/** How a game went for somebody; null: the person did not play it to the end. */
export function outcomeFor(person: Person, { players, result }: FinishedGame): Outcome | null {
  const seat = players.findIndex((player) => personOf(player) === person);
  if (seat < 0) return null;
  if (!result.winners.length || result.ended === "exhausted") return "drawn";
  if (!result.winners.includes(seat)) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
}

/** Options that make a difference: not who sat where, nor who began. */
function setUp({ game, options }: FinishedGame): string {
  const { colours: _, first: __, ...rest } = options;
  return JSON.stringify([game, Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

/** Bots are told apart by level: their names are chosen anew at every table. */
function opponentKey({ level, whose, name }: Player): string {
  return level ? `bot ${level}` : whose === "own" ? "own" : `person ${name}`;
}

export function statistics(games: readonly FinishedGame[], person: Person): Statistics {
  const all: Tally = { games: 0, won: 0 };
  const byGame = new Map<string, Tally & { game: string; turns: number }>();
  const byOptions = new Map<string, Tally & { example: FinishedGame }>();
  const byOpponent = new Map<string, Versus & { opponent: Player }>();
  for (const one of games) {
    const outcome = outcomeFor(person, one);
    if (!outcome) continue;
    const won = Number(outcome === "won" || outcome === "shared");
    const count = <T extends Tally>(into: Map<string, T>, key: string, fresh: T): T => {
      const found = into.get(key) ?? fresh;
      found.games += 1;
      found.won += won;
      into.set(key, found);
      return found;
    };
    all.games += 1;
    all.won += won;
    count(byGame, one.game, { games: 0, won: 0, game: one.game, turns: 0 }).turns += one.result.turns;
    count(byOptions, setUp(one), { games: 0, won: 0, example: one });
    // Against two bots of one level it is still one game.
    const met = new Map<string, { opponent: Player; beaten: boolean }>();
    one.players.forEach((player, seat) => {
      if (personOf(player) === person) return;
      const key = opponentKey(player);
      const before = met.get(key)?.beaten ?? false;
      met.set(key, {
        opponent: player,
        beaten: before || (outcome !== "drawn" && one.result.winners.includes(seat)),
      });
    });
    for (const [key, { opponent, beaten }] of met)
      count(byOpponent, key, { games: 0, won: 0, lost: 0, opponent }).lost += Number(beaten);
  }
  const most = <T extends Tally>(rows: Map<string, T>): T[] =>
    [...rows.values()].toSorted((one, other) => other.games - one.games);
  return {
    all,
    byGame: most(byGame).map((row) => ({ ...row, turns: Math.round(row.turns / row.games) })),
    byOptions: most(byOptions),
    byOpponent: most(byOpponent),
  };
}

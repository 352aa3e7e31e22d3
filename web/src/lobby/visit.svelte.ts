// Somebody's visit to the lobby: what is listed, what they look for, and what they are doing.
import { gamesHere, HostRefusal } from "../host";
import type { GameFacts, PublicTable } from "../protocol";
import { gameName } from "../words/called";
import { t } from "../words/words.svelte";
import { Lobby } from "./lobby.svelte";
import { Quick, sitAt } from "./quick.svelte";

export class Visit {
  readonly lobby = new Lobby();
  games = $state.raw<readonly GameFacts[]>([]);
  readonly quick = new Quick(() => this.games);
  trouble = $state(""); // why there is no lobby to be seen
  refused = $state(""); // why the last wish was
  busy = $state<"quick" | "sit" | null>(null);
  only = $state(""); // the game that is listed; "": all

  constructor() {
    void this.look();
  }

  async look(): Promise<void> {
    this.trouble = "";
    try {
      this.games = await gamesHere();
    } catch (refusal) {
      this.trouble = inWords(refusal);
    }
  }

  facts({ game }: PublicTable): GameFacts | undefined {
    return this.games.find(({ name }) => name === game);
  }

  /** Tables with free seats. */
  get open(): readonly PublicTable[] {
    return this.#listed(this.lobby.open);
  }

  /** Games to watch. */
  get watched(): readonly PublicTable[] {
    return this.#listed(this.lobby.watched);
  }

  /** Those who wait at a table with free seats; it is what "looking for a game" means here. */
  get looking(): PublicTable["seats"] {
    return this.lobby.open
      .filter(({ game }) => !this.quick.game || game === this.quick.game)
      .flatMap(({ seats }) => seats.filter((seat) => !seat.open && !seat.bot && seat.there));
  }

  get others(): string {
    const { game } = this.quick;
    const count = this.looking.length;
    return game ? t("quick-others", { count, game: gameName(game) }) : t("quick-others-any", { count });
  }

  /** What the quick match looks for, in a line. */
  get summary(): string {
    const { game, players, clock } = this.quick;
    return [
      game ? gameName(game) : t("quick-games-any"),
      players ? t("table-players", { count: players }) : t("quick-players-any"),
      clock === "none" ? t("lobby-no-clock") : t(`quick-clock-${clock}`),
    ].join(" · ");
  }

  /** The games that the lists can be narrowed to; `all` is what the first choice is called. */
  filters(all: string): { value: string; label: string }[] {
    return [
      { value: "", label: all },
      ...this.games.map(({ name }) => ({ value: name, label: gameName(name) })),
    ];
  }

  readonly find = (): void => void this.#do("quick", () => this.quick.find());
  readonly sit = (table: PublicTable): void => void this.#do("sit", () => sitAt(table));

  #listed(tables: readonly PublicTable[]): readonly PublicTable[] {
    return tables.filter((table) => this.facts(table) && (!this.only || table.game === this.only));
  }

  async #do(what: "quick" | "sit", work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    this.refused = "";
    try {
      await work();
    } catch (refusal) {
      this.refused = inWords(refusal);
    } finally {
      this.busy = null;
    }
  }
}

function inWords(refusal: unknown): string {
  return refusal instanceof HostRefusal ? refusal.message : t("page-trouble");
}

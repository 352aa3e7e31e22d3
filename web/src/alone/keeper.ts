// What stays on this device: tables and records, in IndexedDB. `wandelgang.browser.keeper` says what is promised.

interface Row {
  readonly id: string;
  readonly head: string;
  readonly after: string; // the table before this one; empty: none
}

/** A list that may come from Python. */
type Listed<T> = readonly T[] | { toJs(): T[] };

const VERSION = 2; // 2: verdicts

export class Keeper {
  readonly #opened: Promise<IDBDatabase>;

  constructor(name: string) {
    this.#opened = opened(name);
    this.#opened.catch(() => undefined); // whoever uses it first hears of it
  }

  async read(table: string): Promise<string[] | undefined> {
    const [rows, entries] = await this.#stores("readonly", "tables", "entries");
    const [row, found] = await Promise.all([
      done<Row | undefined>(rows.get(table)),
      done<string[]>(entries.getAll(IDBKeyRange.bound([table], [table, Infinity]))),
    ]);
    return row && [row.head, ...found];
  }

  async write(table: string, head: string, after: number, entries: Listed<string>): Promise<boolean> {
    const [rows, kept] = await this.#stores("readwrite", "tables", "entries");
    const before = (JSON.parse(head) as { row: { rematch_of: string | null } }).row.rematch_of;
    rows.put({ id: table, head, after: before ?? "" } satisfies Row);
    const added = "toJs" in entries ? entries.toJs() : entries;
    added.forEach((entry, at) => kept.add(entry, [table, after + at]));
    try {
      await ended(rows.transaction);
    } catch (error) {
      // Another page has written these entries: nothing of this was kept.
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
    return true;
  }

  async rematch_of(table: string): Promise<string | undefined> {
    const [rows] = await this.#stores("readonly", "tables");
    return (await done<IDBValidKey | undefined>(rows.index("after").getKey(table))) as string | undefined;
  }

  async count(): Promise<number> {
    const [rows] = await this.#stores("readonly", "tables");
    return done(rows.count());
  }

  async read_record(name: string): Promise<string | undefined> {
    const [records] = await this.#stores("readonly", "records");
    return done<string | undefined>(records.get(name));
  }

  async write_record(name: string, text: string): Promise<void> {
    const [records] = await this.#stores("readwrite", "records");
    records.put(text, name);
    await ended(records.transaction);
  }

  async read_verdicts(analysis: string): Promise<string[]> {
    const [verdicts] = await this.#stores("readonly", "verdicts");
    return done<string[]>(verdicts.getAll(IDBKeyRange.bound([analysis], [analysis, Infinity])));
  }

  async write_verdict(analysis: string, number: number, text: string): Promise<void> {
    const [verdicts] = await this.#stores("readwrite", "verdicts");
    verdicts.put(text, [analysis, number]);
    await ended(verdicts.transaction);
  }

  async #stores<N extends string[]>(
    mode: IDBTransactionMode,
    ...names: N
  ): Promise<{ [K in keyof N]: IDBObjectStore }> {
    const transaction = (await this.#opened).transaction(names, mode);
    return names.map((name) => transaction.objectStore(name)) as { [K in keyof N]: IDBObjectStore };
  }
}

/** A browser that allows no storage may already refuse to be asked: that is a failure like any other. */
async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request;
    if (oldVersion < 1) {
      result.createObjectStore("tables", { keyPath: "id" }).createIndex("after", "after");
      result.createObjectStore("entries");
      result.createObjectStore("records");
    }
    result.createObjectStore("verdicts");
  };
  const database = await done(request);
  // A newer page wants another form: it must not wait for this one, which then goes on in memory.
  database.onversionchange = () => database.close();
  return database;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the request failed"));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
  });
}

// The host's pages without a host, which this browser keeps if somebody asks for it: with them people play on when the
// host cannot be reached. Their own service worker (src/wandelgang/pages/offline.js) keeps them.
import { alone, BESIDE } from "./alone";
import { leaveWord } from "./away";

/** There the game of a lost table goes on; without one, it is the start page. */
export const PLAY_ON = `${BESIDE}?on`;

const CACHE = "wandelgang"; // the name that offline.js knows it by

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (alone || !("serviceWorker" in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration(BESIDE).catch(() => undefined);
  return found?.scope === new URL(BESIDE, location.href).href ? found : null; // or else it is public/away.js
}

/** Whether this browser keeps all of them. */
export async function isKept(): Promise<boolean> {
  return Boolean((await registered())?.active);
}

class Offline {
  kept = $state(false);
  busy = $state(false);
  failed = $state(false);

  /** What is kept follows the host's version; not where people pay for what comes, or wait for it. */
  async look(): Promise<void> {
    const found = await registered();
    this.kept = Boolean(found?.active);
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (found && !connection?.saveData) await found.update().catch(() => undefined); // the host does not answer
  }

  /** Fetch all parts and keep them. */
  async keep(): Promise<void> {
    [this.busy, this.failed] = [true, false];
    try {
      await installed(await navigator.serviceWorker.register(`${BESIDE}offline.js`, { scope: BESIDE }));
    } catch {
      this.failed = true; // no room, or the network has gone
    }
    await this.#tell();
  }

  /** Give the room back. Games that were played there stay. */
  async drop(): Promise<void> {
    this.failed = false;
    await (await registered())?.unregister();
    const [cache, home] = [await caches.open(CACHE), new URL(BESIDE, location.href).href];
    for (const { url } of await cache.keys()) if (url.startsWith(home)) await cache.delete(url);
    await this.#tell();
  }

  async #tell(): Promise<void> {
    this.kept = await isKept();
    this.busy = false;
    await leaveWord();
  }
}

function installed({ installing, active }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return active ? Promise.resolve() : Promise.reject(new Error("nothing is installed"));
  return new Promise((resolve, reject) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve();
      if (installing.state === "redundant") reject(new Error("a part cannot be kept"));
    });
  });
}

export const offline = new Offline();

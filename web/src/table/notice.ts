// A notification, shown by the page or, where browsers on phones allow only that, by the service worker.
import { base } from "../alone";

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A new notice replaces the one with the same tag. */
  readonly tag: string;
  /** The page that a tap on it leads to. */
  readonly path: string;
}

/** Show it; returns what closes it. */
export function showNotice({ title, body, tag, path }: Notice): () => void {
  const options = { body, tag, icon: `${base}icon-192.png`, data: path }; // public/away.js reads the path
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    inTurn((worker) => worker.showNotification(title, options));
    return () => closeNotices(tag);
  }
}

/** Close what the service worker shows, which can outlive the page that asked for it. */
export function closeNotices(tag: string): void {
  inTurn(async (worker) => {
    for (const shown of await worker.getNotifications({ tag })) shown.close();
  });
}

// One after the other: what is closed is never what was shown later.
let before: Promise<unknown> = Promise.resolve();

function inTurn(act: (worker: ServiceWorkerRegistration) => Promise<void>): void {
  before = before
    .then(() => navigator.serviceWorker?.getRegistration())
    .then((worker) => worker?.active && act(worker))
    .catch(() => undefined); // without a notification, the title and the sound still call
}

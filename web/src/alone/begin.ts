// What a page without a host does first: start Python, show how far it is, and keep all parts for the time without a network.
import { mount } from "svelte";
import { mendLinks } from "../router.svelte";
import { base } from ".";
import Notes from "./Notes.svelte";
import { state } from "./state.svelte";

export async function begin(): Promise<void> {
  mendLinks(document.body);
  mount(Notes, { target: document.body });
  await import("./line");
}

/** Once Python is there, nothing else has to wait for the network: the service worker fetches the rest. */
export async function stayWithoutNetwork(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("offline.js", base), { scope: base });
    const look = () => {
      state.newer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    look();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
  } catch {
    // The browser refuses: then the page needs its server each time.
  }
}

/** Start the newer version, because somebody wants it now. Games are kept; this page is loaded again. */
export async function startNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration?.waiting?.postMessage("start");
}

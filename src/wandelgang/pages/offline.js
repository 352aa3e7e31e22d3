// Keeps every part of the page, so that it starts without a network after the first visit. `wandelgang pages` fills in
// the version and the files. A newer version waits until somebody starts it.
const VERSION = "@VERSION@";
const FILES = "@FILES@"; // each with the name under which it is kept: those without a hash in their names have the version
const CACHE = "wandelgang"; // src/alone/python.ts keeps the parts of Python there, too
const home = new URL("./", self.location.href).href;
const keptAs = new Map(FILES.map(([file, name]) => [home + file, home + name]));

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", ({ data }) => data === "start" && skipWaiting());

async function fill() {
  const cache = await caches.open(CACHE);
  for (const [file, name] of keptAs) {
    if (await cache.match(name)) continue;
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(name, answer);
  }
}

/** Remove what earlier versions needed, unless another page may still run one of them. */
async function tidy() {
  await clients.claim();
  if ((await clients.matchAll()).length > 1) return;
  const [cache, kept] = [await caches.open(CACHE), new Set(keptAs.values())];
  for (const { url } of await cache.keys()) {
    if (url.startsWith(home) && !kept.has(url)) await cache.delete(url);
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const [address] = request.url.split(/[?#]/);
  const name = keptAs.get(request.mode === "navigate" && address === home ? `${home}index.html` : address);
  if (name) event.respondWith(kept(name, request));
});

async function kept(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(home + (event.notification.data ?? "/").replace(/^\//, "?")));
});

async function lead(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("#")[0] === address);
  await (there ? there.focus() : clients.openWindow(address));
}

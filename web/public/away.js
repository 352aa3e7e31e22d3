// Answers when a page cannot be fetched: with the page that the client has left for that, in the player's language.
// Nothing else is kept or answered here: the game itself always comes from the host. And where only a service worker
// may show notifications (src/table/notice.ts), a tap on one leads to its table.
const KEPT = "wandelgang-away";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(
    fetch(event.request).catch(
      async () => (await caches.match("/away", { cacheName: KEPT })) ?? Response.error(),
    ),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function lead(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}

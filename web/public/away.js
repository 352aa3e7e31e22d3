// Answers when a page cannot be fetched: with the page that the client has left for that, in the player's language.
// Nothing else is kept or answered here: the game itself always comes from the host.
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

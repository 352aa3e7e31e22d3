// Calling somebody to their turn: a notification while the tab is hidden, a badge on the installed app, a sound.
import { shownPath } from "../router.svelte";
import { chooseCalls, settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { gameName } from "../words/called";
import { closeNotices, showNotice } from "./notice";
import type { Table } from "./table.svelte";

/** Notifications need a secure address: https, or this machine. */
function permission(): NotificationPermission | "missing" {
  return isSecureContext && "Notification" in globalThis ? Notification.permission : "missing";
}

let allowed = $state(permission());

/** Whether this browser can call at all. */
export const canCall = () => allowed !== "missing";

/** Whether the browser's own settings forbid it. */
export const callsBlocked = () => allowed === "denied";

/** Whether somebody wants to be called, and the browser allows it. */
export const callsWanted = () => settings.calls && allowed === "granted";

/** Switch it on or off. The browser asks for permission when it is switched on for the first time. */
export async function wantCalls(wanted: boolean): Promise<void> {
  if (wanted && allowed === "default") await Notification.requestPermission();
  allowed = permission();
  chooseCalls(wanted && allowed === "granted");
}

/** Tell somebody who looks elsewhere that it is their turn; returns what takes it back. */
export function callToTurn(table: Table): () => void {
  setBadge(true);
  const close = document.hidden && callsWanted() ? showNotice(callOf(table)) : null;
  return () => {
    close?.();
    setBadge(false);
  };
}

/** Close notifications that an earlier page has left: the person is at the table now. */
export function forgetCalls(table: Table): void {
  if (!document.hidden && canCall()) closeNotices(tagOf(table));
}

const tagOf = (table: Table) => `wandelgang-${table.id}`;

function callOf(table: Table) {
  const name = table.facts.seats[table.curtain ?? table.you ?? -1]?.name ?? "";
  return {
    title: t("turn-yours", { name }),
    body: t("call-body", { game: gameName(table.facts.game) }),
    tag: tagOf(table),
    path: shownPath(),
  };
}

/** The badge of an installed app, where there is one. */
function setBadge(on: boolean): void {
  const badge = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined); // the app is not installed
}

// How far the page without a host has got, for everyone who shows it.

export const state = $state({
  /** Bytes that have come, and how many there are. */
  loaded: 0,
  total: 0,
  /** The tables are ready. */
  ready: false,
  /** Why they will never be. */
  failed: "",
  /** Nothing can be kept on this device. */
  unkept: false,
  /** A newer version waits. */
  newer: false,
});

// Whether this page has no host: then a worker of the page keeps the tables, and everything stays on this device.
// `wandelgang pages` writes that into the document.

const root = typeof document === "undefined" ? null : document.documentElement;

export const alone: boolean = root?.dataset["host"] === "none";

/** Where a host hands out its pages without a host, if it has them. */
export const BESIDE = "/alone/";

/** Whether these are such pages: then they share what the browser keeps with those of the host. */
const beside: boolean = alone && typeof location === "object" && location.pathname === BESIDE;

/** The name under which something about tables is kept: a host and its pages without one know different tables. */
export const keptName = (name: string): string => (beside ? `alone-${name}` : name);

/** Whether this browser can run Python, and unpack it. */
export const able: boolean =
  typeof WebAssembly === "object" &&
  typeof Worker === "function" &&
  typeof DecompressionStream === "function";

/** Where the page lies on its server; every other address begins with it. */
export const base: string = alone ? new URL(".", location.href).href : "/";

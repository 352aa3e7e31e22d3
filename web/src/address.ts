// Where our pages are found.
import { alone, base } from "./alone";

/**
 * The address of one of our paths. Without a host, a plain file server knows a single document: the path is its query.
 */
export function address(path: string): string {
  if (!alone) return path;
  const [, where = "", hash = ""] = /^\/?([^#]*)(.*)$/s.exec(path) ?? [];
  return base + (where && `?${where}`) + hash;
}

// Links to a table. Secrets come after the #, so that they never reach a host's log.

export interface Invitation {
  readonly seat: number;
  readonly invitation: string;
}

export function tableLink(origin: string, table: string): string {
  return `${origin}/t/${table}`;
}

export function seatLink(origin: string, table: string, { seat, invitation }: Invitation): string {
  return `${tableLink(origin, table)}#${seat}.${invitation}`;
}

export function invitationIn(hash: string): Invitation | null {
  const found = /^#?(\d)\.([\w-]+)$/.exec(hash);
  return found?.[1] && found[2] ? { seat: Number(found[1]), invitation: found[2] } : null;
}

/** The table of a pasted link or a typed code, and the path to it; null if it is neither. */
export function tableIn(text: string): { readonly table: string; readonly path: string } | null {
  const found = /(?:^|\/t\/)([0-9a-z]{6,20})(#\d\.[\w-]+)?\/?$/i.exec(text.trim());
  const table = found?.[1]?.toLowerCase();
  return table ? { table, path: `/t/${table}${found?.[2] ?? ""}` } : null;
}

/** Whether other machines can follow a link to here. */
export function isLocal(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

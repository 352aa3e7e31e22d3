// An invitation that somebody has not used yet: the lesson and the rules lead back to it. Kept until the tab is closed.

const KEY = "wandelgang-invited";

/** Remember the way back to an invitation; null: it has been used, or is not wanted. */
export function keepInvitation(path: string | null): void {
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is not available: the browser's own way back still works.
  }
}

export function invitationKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

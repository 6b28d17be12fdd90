/** Usernames are written small and go into the header of every call, so they keep to plain letters, digits and . _ @ - */
export function isUsername(text: string): boolean {
  return /^[a-z0-9][a-z0-9._@-]{0,63}$/.test(asUsername(text));
}

/** A username is the same however it is typed. */
export function asUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

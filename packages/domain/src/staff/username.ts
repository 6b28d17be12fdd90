/** Usernames are lower case and limited to letters, digits and . _ @ - because every call carries them in a header. */
export function isUsername(text: string): boolean {
  return /^[a-z0-9][a-z0-9._@-]{0,63}$/.test(normalizeUsername(text));
}

/** Normalizes a typed username. */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

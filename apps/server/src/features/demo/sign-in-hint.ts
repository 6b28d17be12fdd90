import { demoPassword } from "./people.ts";

/** How to sign in, as long as demo users have the demo password; a real venue's users are never listed. */
export function signInHint(usernames: readonly string[]): string | null {
  if (usernames.length === 0) return null;
  return `Demo venue: log in as ${usernames.join(", ")}. The password is "${demoPassword}".`;
}

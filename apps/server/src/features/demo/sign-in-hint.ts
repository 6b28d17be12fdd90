import { demoPassword } from "./people.ts";

/** How to get in, as long as people of the demo have its password; a real venue's users are nobody's business. */
export function signInHint(usernames: readonly string[]): string | null {
  if (usernames.length === 0) return null;
  return `Demo venue: log in as ${usernames.join(", ")}. The password is "${demoPassword}".`;
}

import type { Database } from "#database/database.ts";

import type { FindDemoPasswords } from "../features/first-venue/index.ts";
import type { PasswordHasher } from "../features/sign-in/index.ts";
import { findSignInHashes } from "./demo-people-store.ts";
import { demoPassword, staff } from "./people.ts";

const demoUsers = staff.filter(({ hasPassword }) => hasPassword).map(({ username }) => username);

export function demoPasswords(
  database: Database,
  { verify }: Pick<PasswordHasher, "verify">,
): FindDemoPasswords {
  // Verifying a hash takes as long as a sign-in, so each hash is checked only once.
  const known = new Map<string, boolean>();
  const isDemoHash = async (hash: string): Promise<boolean> => {
    const before = known.get(hash);
    if (before !== undefined) return before;
    const isRight = await verify(demoPassword, hash);
    known.set(hash, isRight);
    return isRight;
  };
  return async () => {
    const users: string[] = [];
    for (const { username, password_hash: hash } of await findSignInHashes(database, demoUsers)) {
      if (hash !== null && (await isDemoHash(hash))) users.push(username);
    }
    return users;
  };
}

/** How to sign in, as long as demo users have the demo password; a real venue's users are never listed. */
export function signInHint(usernames: readonly string[]): string {
  return `Demo venue: log in as ${usernames.join(", ")}. The password is "${demoPassword}".`;
}

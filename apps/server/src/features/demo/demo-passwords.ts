import type { Database } from "#database/database.ts";

import type { PasswordHasher } from "../sign-in/index.ts";
import { findSignInHashes } from "./demo-people-store.ts";
import { isDemo } from "./demo-venue-store.ts";
import { demoPassword, staff } from "./people.ts";

/** The demo users who still sign in with the published demo password; none in a real venue. */
export type FindDemoPasswords = () => Promise<readonly string[]>;

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
    if (!(await isDemo(database))) return [];
    const users: string[] = [];
    for (const { username, password_hash: hash } of await findSignInHashes(database, demoUsers)) {
      if (hash !== null && (await isDemoHash(hash))) users.push(username);
    }
    return users;
  };
}

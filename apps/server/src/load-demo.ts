import type { Database } from "#database/database.ts";

import type { FindDemoPasswords } from "./features/first-venue/index.ts";
import type { PasswordHasher } from "./features/sign-in/index.ts";
import { hasLocations, isDemo } from "./features/venue/index.ts";

// A real venue never loads the demo: it is imported where it is needed, and bundled as files of its own.

/** Fills an empty database with the demo venue, unless the caller knows of a venue that should be there. */
export async function makeDemoIfEmpty(
  database: Database,
  passwords: PasswordHasher,
  requireNoVenue: () => void,
): Promise<void> {
  if (await hasLocations(database)) return;
  requireNoVenue();
  const { createDemoVenue } = await import("./demo/create-demo-venue.ts");
  await createDemoVenue(database, passwords);
}

export function findDemoPasswordsOf(
  database: Database,
  passwords: Pick<PasswordHasher, "verify">,
): FindDemoPasswords {
  let find: FindDemoPasswords | null = null;
  return async () => {
    if (!(await isDemo(database))) return [];
    const { demoPasswords } = await import("./demo/demo-passwords.ts");
    find ??= demoPasswords(database, passwords);
    return await find();
  };
}

/** Null in a real venue. */
export async function demoSignInHint(usernames: readonly string[]): Promise<string | null> {
  if (usernames.length === 0) return null;
  const { signInHint } = await import("./demo/demo-passwords.ts");
  return signInHint(usernames);
}

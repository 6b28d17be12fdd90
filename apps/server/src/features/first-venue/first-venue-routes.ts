import {
  makeFirstVenue as makeFirstVenueCall,
  readFirstVenue as readFirstVenueCall,
} from "@comanda/contract/first-venue";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/runtime.ts";

import type { PasswordHasher } from "../sign-in/index.ts";
import { hasStaff } from "./first-venue-store.ts";
import { makeFirstVenue } from "./make-first-venue.ts";

/** The demo users who still sign in with the published demo password; none in a real venue. */
export type FindDemoPasswords = () => Promise<readonly string[]>;

type Passwords = Pick<PasswordHasher, "hash"> & { readonly findDemoPasswords: FindDemoPasswords };

export function registerFirstVenueRoutes(
  { answerPublic }: CallRegistry,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { hash, findDemoPasswords }: Passwords,
): void {
  answerPublic(readFirstVenueCall, async () => ({
    isEmpty: !(await hasStaff(database)),
    hasDemoPasswords: (await findDemoPasswords()).length > 0,
  }));
  answerPublic(makeFirstVenueCall, ({ body }) =>
    makeFirstVenue({ database, at: clock() }, body, hash),
  );
}

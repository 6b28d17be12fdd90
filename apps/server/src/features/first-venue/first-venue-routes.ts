import {
  makeFirstVenue as makeFirstVenueCall,
  readFirstVenue as readFirstVenueCall,
} from "@comanda/contract/first-venue";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { hasStaff } from "./first-venue-store.ts";
import { makeFirstVenue } from "./make-first-venue.ts";

export function registerFirstVenueRoutes(
  { answerPublic }: CallRegistry,
  database: Database,
  hashPassword: (password: string) => Promise<string>,
): void {
  answerPublic(readFirstVenueCall, async () => ({ isEmpty: !(await hasStaff(database)) }));
  answerPublic(makeFirstVenueCall, ({ body }) => makeFirstVenue(database, body, hashPassword));
}

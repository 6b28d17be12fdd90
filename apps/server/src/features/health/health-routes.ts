import { readHealth } from "@comanda/contract/health";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#http/surroundings.ts";

import { askDatabase } from "./health-store.ts";

type Parts = { readonly database: Database; readonly clock: Clock };

/** Well is what can still read its data; everything else answers as the fault that it is. */
export function registerHealthRoutes({ answerPublic }: CallRegistry, parts: Parts): void {
  answerPublic(readHealth, async () => {
    await askDatabase(parts.database);
    return { status: "ok" as const, serverTimeMs: parts.clock() };
  });
}

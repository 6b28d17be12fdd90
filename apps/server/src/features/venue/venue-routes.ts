import { listSettings } from "@comanda/contract/settings";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { readSettings } from "./setting-store.ts";

export function registerVenueRoutes({ answerPublic }: CallRegistry, database: Database): void {
  answerPublic(listSettings, () => readSettings(database));
}

import { readHealth } from "@comanda/contract/health";

import type { Database } from "#database/database.ts";
import type { Outage } from "#database/outage.ts";
import type { OutageWatch } from "#http/outage-watch.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/runtime.ts";
import { areRowsMissing } from "#journal/missing-rows-store.ts";

import { tryToWrite } from "./health-store.ts";

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outages: OutageWatch;
  readonly findOutage: () => Outage | null;
};

/**
 * Healthy means that the server can read its data and, if the last known write failed, can write again. Any other error
 * propagates.
 */
export function registerHealthRoutes({ answerPublic }: CallRegistry, parts: Dependencies): void {
  const { database, clock, outages, findOutage } = parts;
  answerPublic(readHealth, async () => {
    const outage = findOutage();
    if (outage !== null) throw outage;
    const areMissing = await areRowsMissing(database);
    if (outages.isOpen()) {
      await tryToWrite(database);
      outages.end();
    }
    return { status: "ok" as const, serverTimeMs: clock(), areRowsMissing: areMissing };
  });
}

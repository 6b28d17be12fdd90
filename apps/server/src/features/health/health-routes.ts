import { readHealth } from "@comanda/contract/health";

import type { Database } from "#database/database.ts";
import type { OutageWatch } from "#http/outage-watch.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/surroundings.ts";
import { areRowsMissing } from "#journal/missing-rows-store.ts";

import { tryToWrite } from "./health-store.ts";

type Parts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outages: OutageWatch;
};

/**
 * Well is what can read its data, and can write them where the last that is known is that it could not. Everything
 * else answers as the fault that it is.
 */
export function registerHealthRoutes({ answerPublic }: CallRegistry, parts: Parts): void {
  const { database, clock, outages } = parts;
  answerPublic(readHealth, async () => {
    const areMissing = await areRowsMissing(database);
    if (outages.isOpen()) {
      await tryToWrite(database);
      outages.end();
    }
    return { status: "ok" as const, serverTimeMs: clock(), areRowsMissing: areMissing };
  });
}

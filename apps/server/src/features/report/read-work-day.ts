import type { ReplyOf } from "@comanda/contract/call";
import type { readWorkDay as readWorkDayCall } from "@comanda/contract/day";
import type { LocationId } from "@comanda/domain/id";
import { refuse } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { readSnapshot } from "#database/read-snapshot.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import { findHead } from "#journal/journal-store.ts";

import { findOpenDay } from "../work-day/index.ts";
import { summarizeRunningDay } from "./load-day.ts";
import { presentDay } from "./present-summary.ts";

/** The open day as it stands, with the end of the journal that it contains. */
export function readWorkDay(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<ReplyOf<typeof readWorkDayCall> | RefusedCall> {
  return readSnapshot(database, async (moment) => {
    const day = await findOpenDay(moment, location);
    if (day === null) return refuse("day-not-open");
    const summary = await summarizeRunningDay(moment, location, { day, at });
    return presentDay(summary, await findHead(moment, location));
  });
}

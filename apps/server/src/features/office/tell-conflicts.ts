import { dateTimeOf } from "@comanda/contract/wire";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { RefusedCall, RowConflict } from "#call/refused-call.ts";
import type { Row } from "#journal/changes.ts";

import { findLastChange } from "./last-change-store.ts";
import { recordOf, type Topic } from "./topic.ts";

/** A row that is not any more as it was read where the call was made. */
export type Stale = { readonly row: number; readonly now: Row };

/** More than anybody reads. */
const mostToldOf = 50;

/** Who has changed what since it was read, and how it is now: so that nobody's change is lost under another's. */
export async function tellConflicts(
  database: Database,
  topic: Topic,
  { location, stale }: { readonly location: LocationId; readonly stale: readonly Stale[] },
): Promise<RefusedCall> {
  const conflicts = stale.slice(0, mostToldOf).map(async ({ row, now }): Promise<RowConflict> => {
    const id = Number(now["id"]);
    const last = await findLastChange(database, location, { entity: topic.table, record: id });
    return {
      row,
      id,
      changedBy: last?.by ?? null,
      changedAt: last === null ? null : dateTimeOf(last.at),
      record: recordOf(topic, now),
    };
  });
  return { refusal: "changed-meanwhile", conflicts: await Promise.all(conflicts) };
}

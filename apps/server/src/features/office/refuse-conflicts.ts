import { formatDateTime } from "@comanda/contract/wire";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { RefusedCall, RowConflict } from "#call/refused-call.ts";
import type { Row } from "#journal/changes.ts";

import { findLastChange } from "./last-change-store.ts";
import { recordOf, type Topic } from "./topic.ts";

/** A row that has changed since the caller read it. */
export type StaleRow = { readonly row: number; readonly now: Row };

/** More than a user reads. */
const maxConflicts = 50;

/** Who last changed each row, and its current state, so that no change is overwritten unseen. */
export async function refuseConflicts(
  database: Database,
  topic: Topic,
  { location, stale }: { readonly location: LocationId; readonly stale: readonly StaleRow[] },
): Promise<RefusedCall> {
  const conflicts = stale.slice(0, maxConflicts).map(async ({ row, now }): Promise<RowConflict> => {
    const id = Number(now["id"]);
    const last = await findLastChange(database, location, { entity: topic.table, record: id });
    return {
      row,
      id,
      changedBy: last?.by ?? null,
      changedAt: last === null ? null : formatDateTime(last.at),
      record: recordOf(topic, now),
    };
  });
  return { refusal: "changed-meanwhile", conflicts: await Promise.all(conflicts) };
}

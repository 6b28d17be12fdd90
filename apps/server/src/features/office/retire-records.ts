import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";

import type { SaveRequest, SavePlan } from "./plan-save.ts";
import { updateRows } from "./record-store.ts";
import type { Topic } from "./topic.ts";
import { findUses } from "./use-store.ts";

/** Refuses to retire a row that others depend on. Rows retired in the same call do not block each other. */
export async function refuseUsed(
  topic: Topic,
  { database, location }: { readonly database: Database; readonly location: LocationId },
  { save, retire }: SaveRequest,
): Promise<RefusedCall | null> {
  const ids = retire.map(({ id }) => id);
  const usedBy = topic.usedBy.filter(({ isHolding }) => isHolding);
  const found = await findUses(database, { ...topic, usedBy }, { location, ids, besides: ids });
  const holding = found.filter(({ isHolding }) => isHolding);
  if (holding.length === 0) return null;
  const rowOf = new Map(ids.map((id, index) => [id, save.length + index]));
  return {
    ...refuseCall("still-used"),
    uses: holding.map(({ of, kind, id, name }) => ({ row: rowOf.get(of) ?? 0, kind, id, name })),
  };
}

/** Retires rows. Past records still refer to them. */
export async function retireRows(
  topic: Topic,
  context: WriteContext,
  { retiring }: Pick<SavePlan, "retiring">,
): Promise<readonly Row[]> {
  const { tx, session, at, changes } = context;
  const after = retiring.map((row) =>
    row["deleted_at"] === null
      ? { ...row, deleted_at: at, revision: Number(row["revision"]) + 1 }
      : row,
  );
  const rows = after.map((row) => ({
    id: row["id"] ?? null,
    deleted_at: row["deleted_at"] ?? null,
    revision: row["revision"] ?? null,
  }));
  await updateRows(tx, topic, { location: session.location, rows });
  for (const [index, row] of after.entries()) {
    const toJournalRow = (one: Row): Row => topic.toJournalRow(one, session.location);
    const before = retiring[index] ?? {};
    changes.updatedRow(topic.table, toJournalRow(before), toJournalRow(row));
    await topic.reportElsewhere(context, { before, after: row, isWhole: false });
  }
  return after;
}

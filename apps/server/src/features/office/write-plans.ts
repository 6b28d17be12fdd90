import type { LocationId } from "@comanda/domain/id";

import { mapInSlices } from "#database/time-slices.ts";
import type { Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";
import { globalTables } from "#journal/journal-global-changes.ts";

import { replaceParts } from "./part-store.ts";
import { assignTemporaryKeys } from "./assign-temporary-keys.ts";
import type { SavePlan } from "./plan-save.ts";
import { insertRows, updateRows } from "./record-store.ts";
import { columnsOf, type Topic } from "./topic.ts";

type RowChange = { readonly row: number; readonly before: Row | null; readonly after: Row };
export type PlannedRow = RowChange & { readonly id: number | null };

/** Columns of a new row that the caller does not send; every new row has the same ones. */
export type ExtraColumns = (row: number) => Row;

/** The rows to store for the plans, in the order of the call. */
export async function rowsOfPlans(
  topic: Topic,
  { plans, rowOf }: SavePlan,
): Promise<readonly PlannedRow[]> {
  return mapInSlices(plans, ({ row, id, after }): PlannedRow => {
    const columns = columnsOf(topic, after);
    const before = id === null ? null : (rowOf.get(id) ?? null);
    return {
      row,
      id,
      before,
      after: before === null ? columns : withRevision(topic, before, columns),
    };
  });
}

/** Writes the rows and returns them as stored, in the order of the call. */
export async function writePlans(
  topic: Topic,
  context: WriteContext,
  rows: readonly PlannedRow[],
  given: ExtraColumns = () => ({}),
): Promise<readonly Row[]> {
  const added = rows.filter(({ id }) => id === null);
  const changed = rows.filter(({ before, after }) => before !== null && isChanged(before, after));
  await updateChanged(topic, context, changed);
  const inserted = await insertAdded(topic, context, added, given);
  const made = new Map(inserted.map(({ row, after }) => [row, after]));
  const written = rows.map(({ row, after }) => made.get(row) ?? after);
  await topic.afterWrite(context.tx, { location: context.session.location, rows: written });
  return written;
}

/** A changed row gets a new revision; saving a retired row restores it. */
function withRevision({ isRetirable }: Topic, before: Row, columns: Row): Row {
  const after = { ...before, ...columns, ...(isRetirable && { deleted_at: null }) };
  return isChanged(before, after) ? { ...after, revision: Number(before["revision"]) + 1 } : before;
}

function isChanged(before: Row, after: Row): boolean {
  return Object.keys(after).some((column) => before[column] !== after[column]);
}

async function updateChanged(
  topic: Topic,
  context: WriteContext,
  rows: readonly RowChange[],
): Promise<void> {
  if (rows.length === 0) return;
  const { tx, session, changes } = context;
  const { location } = session;
  await assignTemporaryKeys(topic, { tx, location, rows });
  await updateRows(tx, topic, { location, rows: await changedColumns(topic, rows) });
  await saveParts(topic, { tx, session }, rows);
  await mapInSlices(rows, ({ before, after }) => {
    const journalled = (row: Row): Row => topic.toJournalRow(row, location);
    changes.updatedRow(
      topic.table,
      journalled(before ?? {}),
      journalled(after),
      isRestored(before, after),
    );
  });
  for (const { before, after } of rows) {
    const isWhole = isRestored(before, after);
    await topic.reportElsewhere(context, { before: before ?? {}, after, isWhole });
  }
}

function isRestored(before: Row | null, after: Row): boolean {
  return before !== null && before["deleted_at"] !== after["deleted_at"];
}

async function insertAdded(
  topic: Topic,
  { tx, session, changes }: WriteContext,
  rows: readonly RowChange[],
  given: ExtraColumns,
): Promise<readonly RowChange[]> {
  if (rows.length === 0) return [];
  const { location } = session;
  const inserted = await insertRows(
    tx,
    topic,
    await mapInSlices(rows, ({ row, after }) => ({
      ...locationColumn(topic, location),
      ...ownColumns(topic, after),
      ...given(row),
    })),
  );
  const made = await mapInSlices(rows, ({ row, after }, index) => ({
    row,
    before: null,
    after: { ...inserted[index], ...partColumns(topic, after) },
  }));
  await saveParts(topic, { tx, session }, made);
  await mapInSlices(made, ({ after }) => {
    changes.insertedRow(topic.table, topic.toJournalRow(after, location));
  });
  return made;
}

/** The `location` of staff is where they are signed in, and rows of all locations have none. */
function locationColumn({ table }: Topic, location: LocationId): Row {
  return table === "staff" || globalTables.has(table) ? {} : { location };
}

/** The columns that any of the rows changes: usually few, even for many rows. */
async function changedColumns(topic: Topic, rows: readonly RowChange[]): Promise<readonly Row[]> {
  const own = await mapInSlices(rows, ({ before, after }) => ({
    before,
    after,
    kept: ownColumns(topic, after),
  }));
  const changed = Object.keys(own[0]?.kept ?? {}).filter((column) =>
    own.some(({ before, kept }) => before?.[column] !== kept[column]),
  );
  return mapInSlices(own, ({ after, kept }) => ({
    id: after["id"] ?? null,
    ...Object.fromEntries(changed.map((column) => [column, kept[column] ?? null])),
  }));
}

/** The columns in the topic's own table. */
function ownColumns({ columns }: Topic, row: Row): Row {
  const own = ["revision", "deleted_at", ...Object.values(columns).map(({ column }) => column)];
  const kept = own.filter((column) => column in row);
  return Object.fromEntries(kept.map((column) => [column, row[column] ?? null]));
}

function partColumns({ parts }: Topic, row: Row): Row {
  return Object.fromEntries(parts.map(({ field }) => [field, row[field] ?? "[]"]));
}

async function saveParts(
  { parts }: Topic,
  { tx, session }: Pick<WriteContext, "tx" | "session">,
  rows: readonly RowChange[],
): Promise<void> {
  for (const part of parts) {
    const changed = rows.filter(({ before, after }) => before?.[part.field] !== after[part.field]);
    const lists = new Map(
      changed.map(({ after }) => [Number(after["id"]), String(after[part.field])]),
    );
    await replaceParts(tx, part, { location: session.location, lists });
  }
}

import type { WireColumn, WireColumns } from "@comanda/contract/wire-columns";

import type { Change, Row } from "./changes.ts";

/** How the rows of a table are sent to tills; a column that is not named is not sent. */
export type WireShape = {
  readonly entity: string;
  readonly columns: WireColumns;
  /** Whether retiring a record deletes it on tills, and restoring it inserts it again. */
  readonly isGoneWhenRetired?: true;
  /** Whether an update with all columns is an insert for tills, which never had the record. */
  readonly isNewWhenWhole?: true;
  /**
   * The update of the entity with the same id that deleting a row stands for; other changes of the row are not sent.
   */
  readonly whenDeleted?: WireUpdate["changes"];
};

export type WireShapes = Readonly<Record<string, WireShape>>;

type WireRecord = Readonly<Record<string, unknown>>;

/** The change lists of a reply, of live push and of a ping alike. */
export type WireLists = {
  readonly insert: Readonly<Record<string, readonly WireRecord[]>>;
  readonly update: Readonly<Record<string, readonly WireUpdate[]>>;
  readonly delete: Readonly<Record<string, readonly number[]>>;
};

type WireUpdate = {
  readonly id: number;
  readonly changes: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
};

/** What tills receive of a write: records of the tables that have a shape, column by column. */
export function wireLists(shapes: WireShapes, changes: readonly Change[]): WireLists {
  const insert: Record<string, WireRecord[]> = {};
  const update: Record<string, WireUpdate[]> = {};
  const gone: Record<string, number[]> = {};
  for (const change of changes) {
    const shape = shapes[change.table];
    if (shape === undefined) continue;
    const fate = wireChangeKind(shape, change);
    if (fate === "insert")
      (insert[shape.entity] ??= []).push(toWireRecord(shape, rowAfter(change)));
    else if (fate === "delete") (gone[shape.entity] ??= []).push(change.id);
    else if (shape.whenDeleted !== undefined) {
      if (change.kind !== "delete") continue;
      (update[shape.entity] ??= []).push({ id: change.id, changes: shape.whenDeleted });
    } else if (change.kind === "update") {
      const fields = toWireChanges(shape, change.old, change.new);
      if (Object.keys(fields).length > 0) {
        (update[shape.entity] ??= []).push({ id: change.id, changes: fields });
      }
    }
  }
  return { insert, update, delete: gone };
}

/** What the change is for tills, which hold only records in use. */
function wireChangeKind(shape: WireShape, change: Change): Change["kind"] {
  if (shape.whenDeleted !== undefined) return "update";
  if (change.kind !== "update") return change.kind;
  if ((change.new["erased_at"] ?? null) !== null) return "delete";
  if (shape.isNewWhenWhole === true && "id" in change.new) return "insert";
  if (shape.isGoneWhenRetired !== true || !("deleted_at" in change.new)) return "update";
  return change.new["deleted_at"] === null ? "insert" : "delete";
}

function rowAfter(change: Change): Row {
  return change.kind === "update" ? change.new : change.row;
}

export function toWireRecord({ columns }: WireShape, row: Row): WireRecord {
  const record: Record<string, unknown> = {};
  for (const [column, { name, show, isLeftOutIfNull }] of listOf(columns)) {
    const value = show(row[column] ?? null);
    if (value !== null || isLeftOutIfNull !== true) record[name] = value;
  }
  return record;
}

/** What records leave out is null in a change. */
function toWireChanges({ columns }: WireShape, before: Row, after: Row): WireUpdate["changes"] {
  const changes: Record<string, { readonly old: unknown; readonly new: unknown }> = {};
  for (const [column, { name, show }] of listOf(columns)) {
    if (!(column in after)) continue;
    const shownAt = (row: Row): unknown => show(row[column] ?? null) ?? null;
    changes[name] = { old: shownAt(before), new: shownAt(after) };
  }
  return changes;
}

type ListedColumn = readonly [column: string, shown: WireColumn];

const lists = new WeakMap<WireColumns, readonly ListedColumn[]>();

/** Listed once: a day has thousands of lines, and listing the columns for each would be most of the work. */
function listOf(columns: WireColumns): readonly ListedColumn[] {
  const known = lists.get(columns);
  if (known !== undefined) return known;
  const listed = Object.entries(columns);
  lists.set(columns, listed);
  return listed;
}

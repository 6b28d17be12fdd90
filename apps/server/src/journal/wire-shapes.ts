import { dateTimeOf } from "@comanda/contract/wire";

import type { Change, Row } from "./changes.ts";

/** How the rows of a table are shown to tills; a column that is not named is not shown. */
export type WireShape = {
  readonly entity: string;
  readonly columns: Readonly<Record<string, WireColumn>>;
  /** Whether a retired one is gone for tills, and one that is brought back a new one. */
  readonly isGoneWhenRetired?: true;
  /** Whether an update that tells all of a row tells it to tills that have never heard of it. */
  readonly isNewWhenWhole?: true;
  /** What has become of the entity of the same number when a row is deleted; of others nothing is told. */
  readonly whenDeleted?: WireUpdate["changes"];
};

export type WireColumn = {
  readonly name: string;
  readonly show: (value: string | number | null) => unknown;
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

/** What tills are told of a write: records of the tables that have a shape, column by column. */
export function wireLists(shapes: WireShapes, changes: readonly Change[]): WireLists {
  const insert: Record<string, WireRecord[]> = {};
  const update: Record<string, WireUpdate[]> = {};
  const gone: Record<string, number[]> = {};
  for (const change of changes) {
    const shape = shapes[change.table];
    if (shape === undefined) continue;
    const fate = fateOf(shape, change);
    if (fate === "insert") (insert[shape.entity] ??= []).push(shown(shape, rowAfter(change)));
    else if (fate === "delete") (gone[shape.entity] ??= []).push(change.id);
    else if (shape.whenDeleted !== undefined) {
      if (change.kind !== "delete") continue;
      (update[shape.entity] ??= []).push({ id: change.id, changes: shape.whenDeleted });
    } else if (change.kind === "update") {
      const fields = shownDifference(shape, change.old, change.new);
      if (Object.keys(fields).length > 0) {
        (update[shape.entity] ??= []).push({ id: change.id, changes: fields });
      }
    }
  }
  return { insert, update, delete: gone };
}

/** What has become of a record for those who know only what is in use. */
function fateOf(shape: WireShape, change: Change): Change["kind"] {
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

export function shown({ columns }: WireShape, row: Row): WireRecord {
  // A day has thousands of lines: a list of pairs for each would be most of the work of telling it.
  const record: Record<string, unknown> = {};
  for (const [column, { name, show }] of Object.entries(columns)) {
    record[name] = show(row[column] ?? null);
  }
  return record;
}

function shownDifference(shape: WireShape, before: Row, after: Row): WireUpdate["changes"] {
  const columns = Object.entries(shape.columns).filter(([column]) => column in after);
  return Object.fromEntries(
    columns.map(([column, { name, show }]) => [
      name,
      { old: show(before[column] ?? null), new: show(after[column] ?? null) },
    ]),
  );
}

export function asIs(name: string): WireColumn {
  return { name, show: (value) => value };
}

/** A text that rows of older releases lack: it was empty. */
export function asLaterText(name: string): WireColumn {
  return { name, show: (value) => value ?? "" };
}

export function asFlag(name: string): WireColumn {
  return { name, show: (value) => value === 1 };
}

export function asDateTime(name: string): WireColumn {
  return {
    name,
    show: (value) => (typeof value === "number" ? dateTimeOf(value) : null),
  };
}

/** A list that is kept, or told, as JSON. */
export function asJson(name: string): WireColumn {
  return { name, show: (text): unknown => (typeof text === "string" ? JSON.parse(text) : []) };
}

/** A word that the wire has a number for. */
export function asCode(name: string, codes: Readonly<Record<string, number>>): WireColumn {
  return { name, show: (word) => (typeof word === "string" ? codes[word] : null) };
}

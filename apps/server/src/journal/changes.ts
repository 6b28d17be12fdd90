import type { LocationId } from "@comanda/contract/wire";
import type { Selectable } from "kysely";

import type { Tables } from "#database/tables.ts";

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** What one write did to one record. An update holds only the columns that changed, before and after. */
export type Change =
  | { readonly kind: "insert"; readonly table: string; readonly id: number; readonly row: Row }
  | {
      readonly kind: "update";
      readonly table: string;
      readonly id: number;
      readonly old: Row;
      readonly new: Row;
    }
  | { readonly kind: "delete"; readonly table: string; readonly id: number; readonly row: Row };

/** A change as another location sees it, which is in the journal of that location, too. */
export type ChangeElsewhere = { readonly location: LocationId; readonly change: Change };

type TableWithId = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends { readonly id: number } ? Name : never;
}[keyof Tables];
type RowOf<Name extends TableWithId> = Selectable<Tables[Name]> & { readonly id: number };

/** The stores report their writes here; nothing else adds to it. */
export type ChangeList = {
  readonly inserted: <Name extends TableWithId>(table: Name, row: RowOf<Name>) => void;
  readonly updated: <Name extends TableWithId>(
    table: Name,
    before: RowOf<Name>,
    after: RowOf<Name>,
  ) => void;
  readonly deleted: <Name extends TableWithId>(table: Name, row: RowOf<Name>) => void;
  /** For rows whose columns follow from their content: those of the back office. */
  readonly insertedRow: (table: string, row: Row) => void;
  readonly deletedRow: (table: string, row: Row) => void;
  /** For a row that was restored, all columns are recorded again. */
  readonly updatedRow: (table: string, before: Row, after: Row, isWhole?: boolean) => void;
  /** For a row whose personal columns are cleared: their former values are not recorded. */
  readonly erasedRow: (
    table: string,
    id: number,
    row: { readonly old: Row; readonly new: Row },
  ) => void;
  /** For a row that other locations have, too: each sees its own side of it. */
  readonly updatedElsewhere: (
    location: LocationId,
    table: string,
    rows: { readonly before: Row; readonly after: Row; readonly isWhole: boolean },
  ) => void;
  readonly all: readonly Change[];
  readonly elsewhere: readonly ChangeElsewhere[];
};

export function changeList(): ChangeList {
  const all: Change[] = [];
  const elsewhere: ChangeElsewhere[] = [];
  return {
    all,
    elsewhere,
    inserted: (table, row) => {
      all.push({ kind: "insert", table, id: row.id, row: checkedRow(row) });
    },
    updated: (table, before, after) => {
      const changed = difference(checkedRow(before), checkedRow(after));
      if (changed !== null) all.push({ kind: "update", table, id: after.id, ...changed });
    },
    insertedRow: (table, row) => {
      all.push({ kind: "insert", table, id: Number(row["id"]), row });
    },
    updatedRow: (table, before, after, isWhole = false) => {
      all.push(...toUpdates(table, { before, after, isWhole }));
    },
    updatedElsewhere: (location, table, rows) => {
      elsewhere.push(...toUpdates(table, rows).map((change) => ({ location, change })));
    },
    erasedRow: (table, id, row) => {
      all.push({ kind: "update", table, id, ...row });
    },
    deletedRow: (table, row) => {
      all.push({ kind: "delete", table, id: Number(row["id"]), row });
    },
    deleted: (table, row) => {
      all.push({ kind: "delete", table, id: row.id, row: checkedRow(row) });
    },
  };
}

/** None if nothing has changed. */
function toUpdates(
  table: string,
  rows: { readonly before: Row; readonly after: Row; readonly isWhole: boolean },
): readonly Change[] {
  const { before, after, isWhole } = rows;
  const id = Number(after["id"]);
  const changed = isWhole ? { old: before, new: after } : difference(before, after);
  return changed === null ? [] : [{ kind: "update", table, id, ...changed }];
}

/** The row itself: a change holds it as it was reported. */
function checkedRow(row: object): Row {
  if (isRow(row)) return row;
  const wrong = Object.entries(row).filter(([, value]) => !isValue(value));
  const columns = wrong.map(([column]) => column).join(", ");
  throw new TypeError(`A column of this kind cannot be in the journal: ${columns}`);
}

function isRow(row: object): row is Row {
  return Object.values(row).every(isValue);
}

function isValue(value: unknown): value is Value {
  return value === null || typeof value === "string" || typeof value === "number";
}

function difference(before: Row, after: Row): { readonly old: Row; readonly new: Row } | null {
  const old: Record<string, Value> = {};
  const changed: Record<string, Value> = {};
  let isChanged = false;
  for (const column of Object.keys(after)) {
    if (before[column] === after[column]) continue;
    isChanged = true;
    old[column] = before[column] ?? null;
    changed[column] = after[column] ?? null;
  }
  return isChanged ? { old, new: changed } : null;
}

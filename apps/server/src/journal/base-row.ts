import { Type } from "typebox";

import { fromJson, toJson } from "#database/portable-columns.ts";
import type { Row } from "./changes.ts";

/** The action of a journal's first row, which no call has caused. */
export const beginJournalAction = "begin-journal";

/** Names under which the journal records what existed before it began. No table has them. */
export const baseTable = "base";
export const baseCountTable = "base_count";
/** The same for a demo's past: the contents of its days are recorded day by day. */
export const importTable = "imported_bills";

export function baseRecord(id: number, table: string, record: Row): Row {
  return { id, entity: table, record: toJson(record) };
}

export function baseCount(id: number, table: string, rows: number): Row {
  return { id, entity: table, rows };
}

const recordSchema = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Null()]),
);

export function recordIn(row: Row): { readonly table: string; readonly record: Row } {
  return {
    table: String(row["entity"]),
    record: fromJson(recordSchema, String(row["record"])),
  };
}

export function countIn(row: Row): { readonly table: string; readonly rows: number } {
  return { table: String(row["entity"]), rows: Number(row["rows"]) };
}

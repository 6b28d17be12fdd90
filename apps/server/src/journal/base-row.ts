import { Type } from "typebox";

import { fromJson, json } from "#database/portable-columns.ts";
import type { Row } from "./changes.ts";

/** The row with which a journal begins: nobody asked for it. */
export const beginJournal = "begin-journal";

/** Names under which the journal tells what was there before it began. No table has them. */
export const baseTable = "base";
export const baseCountTable = "base_count";
/** The same of a demo's past: what its days hold is told by the day. */
export const importTable = "imported_bills";

export function baseRecord(id: number, table: string, record: Row): Row {
  return { id, entity: table, record: json(record) };
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

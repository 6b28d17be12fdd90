import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { Row } from "#journal/changes.ts";

import { readStoredRows, type StoredRow } from "./stored-rows-store.ts";
import type { PastFault } from "./past-fault.ts";
import type { UnjournalledCounts } from "./replay-journal.ts";
import type { Scratch, JournalledRecord } from "./scratch-store.ts";
import { journalledTables, type JournalledTable } from "./journalled-tables.ts";

type ComparisonContext = {
  readonly database: Database;
  readonly location: LocationId;
  readonly scratch: Scratch;
  readonly unjournalled: UnjournalledCounts;
  readonly onFault: (fault: PastFault) => void;
};

/** Compares every table with the journal; returns the number of rows that it could not compare. */
export async function compareTables(parts: ComparisonContext): Promise<number> {
  const known = new Set<string>(journalledTables);
  for (const table of parts.scratch.tables()) {
    if (!known.has(table)) parts.onFault({ kind: "unknown-table", table });
  }
  let unknown = 0;
  for (const table of journalledTables) {
    unknown += await compareTable(parts, table);
  }
  return unknown;
}

async function compareTable(parts: ComparisonContext, table: JournalledTable): Promise<number> {
  const { database, location, scratch, unjournalled, onFault } = parts;
  const expected = unjournalled.get(table);
  const records = scratch.recordsOf(table)[Symbol.iterator]();
  let next = records.next();
  let unknown = 0;
  for await (const page of readStoredRows(database, location, table)) {
    for (const kept of page) {
      while (next.done !== true && next.value.id < kept.id) {
        reportMissing(parts, table, next.value);
        next = records.next();
      }
      if (next.done !== true && next.value.id === kept.id) {
        compareRow(parts, table, { journalled: next.value.row, kept });
        next = records.next();
      } else {
        unknown += 1;
        if (expected === 0) onFault({ kind: "unjournalled", ...faultSubject(parts, table, kept) });
      }
    }
  }
  for (; next.done !== true; next = records.next()) reportMissing(parts, table, next.value);
  if (expected !== undefined && expected > 0 && expected !== unknown) {
    onFault({ kind: "unjournalled-count", table, journalled: expected, kept: unknown });
  }
  return expected === 0 ? 0 : unknown;
}

function reportMissing(
  parts: ComparisonContext,
  table: string,
  { id, row }: JournalledRecord & { readonly id: number },
) {
  if (row !== null)
    parts.onFault({ kind: "missing", ...faultSubject(parts, table, { ...row, id }) });
}

/** A column that the journal never mentions is not compared: a later release has added it. */
function compareRow(
  parts: ComparisonContext,
  table: string,
  { journalled, kept }: { readonly journalled: Row | null; readonly kept: StoredRow },
): void {
  if (journalled === null) {
    parts.onFault({ kind: "gone-once", ...faultSubject(parts, table, kept) });
    return;
  }
  for (const [field, value] of Object.entries(journalled)) {
    if (kept[field] === value) continue;
    const about = faultSubject(parts, table, kept);
    parts.onFault({ kind: "differs", ...about, field, journalled: value, kept: kept[field] });
  }
}

function faultSubject(
  { scratch }: ComparisonContext,
  table: string,
  row: Row & { readonly id: number },
) {
  return { table, id: row.id, known: labelOf(scratch, table, row) };
}

/** The label by which users know the row. */
function labelOf(scratch: Scratch, table: string, row: Row): string {
  const { number, bill, name } = row;
  if (table === "bill") return `bill no. ${number}`;
  if (table === "report") return `${row["kind"]} report no. ${number}`;
  if (typeof bill === "number") {
    return `of bill no. ${scratch.get("bill", bill)?.row?.["number"] ?? "?"}`;
  }
  return typeof name === "string" ? name : "";
}

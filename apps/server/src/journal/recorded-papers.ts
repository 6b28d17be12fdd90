import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { Row } from "./changes.ts";
import { findEntriesAfter } from "./journal-store.ts";
import { openPersonalFields } from "./open-personal-fields.ts";

/** What the journal alone holds of a paper. */
const recordedOnly = { document: "", profile: "" } as const satisfies Row;

/** A row as its table has it: what the journal records of a paper is not stored twice. */
export function tableRow(table: string, row: Row): Row {
  return isRecorded(table, row) ? { ...row, ...recordedOnly } : row;
}

/** Whether the row of a paper leaves its content to the journal. */
export function isRecorded(table: string, row: Row): boolean {
  return table === "print_job" && typeof row["recorded_in"] === "number";
}

type RecordedPaper = { readonly id: number; readonly recordedIn: number };

/** A write with very many changes has several rows in the journal, and a paper may be in a later one. */
const rowsOfLargestWrite = 50;

/** The row of a paper as the journal recorded it, without the fields of a guest who has been erased since. */
export async function findRecordedPaper(
  database: Database,
  location: LocationId,
  paper: RecordedPaper,
): Promise<Row> {
  const found =
    (await findIn(database, location, { ...paper, limit: 1 })) ??
    (await findIn(database, location, { ...paper, limit: rowsOfLargestWrite }));
  if (found === null) throw new Error(`The journal does not hold paper ${paper.id}`);
  return found;
}

async function findIn(
  database: Database,
  location: LocationId,
  { id, recordedIn, limit }: RecordedPaper & { readonly limit: number },
): Promise<Row | null> {
  const span = { sequence: recordedIn - 1, limit };
  const entries = await findEntriesAfter(database, location, span);
  const opened = await openPersonalFields(database, location, entries);
  for (const change of opened.flat()) {
    if (change.kind === "insert" && change.table === "print_job" && change.id === id)
      return change.row;
  }
  return null;
}

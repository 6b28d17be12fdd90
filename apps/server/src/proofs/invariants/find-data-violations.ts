import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { findAlarmViolations } from "./find-alarm-violations.ts";
import { findBillViolations } from "./find-bill-violations.ts";
import { findJournalViolations } from "./find-journal-violations.ts";
import { findLooseReferences } from "./find-loose-references.ts";
import { findMoneyViolations } from "./find-money-violations.ts";
import { findNumberViolations } from "./find-number-violations.ts";
import { readJournal, type ReadEntry } from "./read-journal.ts";
import { findReplyViolations } from "./find-reply-violations.ts";
import { findReportViolations } from "./find-report-violations.ts";
import { findSearchViolations } from "./find-search-violations.ts";
import { findStaffViolations } from "./find-staff-violations.ts";
import { findStockViolations } from "./find-stock-violations.ts";

/**
 * Checks everything that must hold in the data, whatever happened to the server: the journal verifies, the tables equal
 * its contents, each of its rows has one reply, and numbers, money, stock and reports add up, and the
 * search of guests has what their rows say.
 */
export async function findDataViolations(database: Database): Promise<readonly string[]> {
  const locations = await database.selectFrom("location").select("id").orderBy("id").execute();
  const faults: string[] = [];
  const journals = new Map<LocationId, readonly ReadEntry[]>();
  for (const { id } of locations) {
    // One location after the other, on one connection.
    const verdict = await verifyJournal(database, id);
    if (!verdict.isSound) return [`Journal ${id}: ${JSON.stringify(verdict)}`];
    const journal = await readJournal(database, id);
    faults.push(...(await findLocationViolations(database, id, journal)));
    journals.set(id, journal);
  }
  return [
    ...faults,
    ...(await findStaffViolations(database, journals)),
    ...(await findLooseReferences(database)),
  ];
}

async function findLocationViolations(
  database: Database,
  location: LocationId,
  journal: readonly ReadEntry[],
): Promise<readonly string[]> {
  return [
    ...(await findJournalViolations(database, location)),
    ...(await findReplyViolations(database, location, journal)),
    ...(await findNumberViolations(database, location)),
    ...(await findBillViolations(database, location)),
    ...(await findStockViolations(database, location, journal)),
    ...(await findMoneyViolations(database, location)),
    ...(await findReportViolations(database, location)),
    ...(await findSearchViolations(database, location)),
    ...(await findAlarmViolations(database, location)),
  ];
}

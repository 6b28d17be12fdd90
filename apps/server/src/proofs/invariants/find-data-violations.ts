import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { billFaults } from "./find-bill-violations.ts";
import { journalFaults } from "./find-journal-violations.ts";
import { moneyFaults } from "./find-money-violations.ts";
import { numberFaults } from "./find-number-violations.ts";
import { readJournal, type ReadEntry } from "./read-journal.ts";
import { replyFaults } from "./find-reply-violations.ts";
import { reportFaults } from "./find-report-violations.ts";
import { staffFaults } from "./find-staff-violations.ts";
import { stockFaults } from "./find-stock-violations.ts";

/**
 * Checks everything that must hold in the data, whatever happened to the server: the journal verifies, the tables equal
 * its contents, each of its rows has one reply, and numbers, money, stock and reports add up.
 */
export async function dataFaults(database: Database): Promise<readonly string[]> {
  const locations = await database.selectFrom("location").select("id").orderBy("id").execute();
  const faults: string[] = [];
  const journals = new Map<LocationId, readonly ReadEntry[]>();
  for (const { id } of locations) {
    // One location after the other, on one connection.
    /* oxlint-disable no-await-in-loop */
    const verdict = await verifyJournal(database, id);
    if (!verdict.isSound) return [`Journal ${id}: ${JSON.stringify(verdict)}`];
    const journal = await readJournal(database, id);
    faults.push(...(await locationFaults(database, id, journal)));
    /* oxlint-enable no-await-in-loop */
    journals.set(id, journal);
  }
  return [...faults, ...(await staffFaults(database, journals))];
}

async function locationFaults(
  database: Database,
  location: LocationId,
  journal: readonly ReadEntry[],
): Promise<readonly string[]> {
  return [
    ...(await journalFaults(database, location)),
    ...(await replyFaults(database, location, journal)),
    ...(await numberFaults(database, location)),
    ...(await billFaults(database, location)),
    ...(await stockFaults(database, location, journal)),
    ...(await moneyFaults(database, location)),
    ...(await reportFaults(database, location)),
  ];
}

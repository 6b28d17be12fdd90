import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { checkLocation, describeFault } from "../../features/past/index.ts";

/** Tables that begin empty, so that every row of them came through the journal. */
const startsEmpty = [
  "work_day",
  "shift",
  "shift_count",
  "bill",
  "bill_line",
  "payment",
  "paid_commission",
  "report",
  "print_job",
  "sign_in_event",
  "scheduled_menu",
  "ledger_account",
];

/** Tables that differ from an empty house with the whole journal applied. */
export async function findJournalViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const { faults } = await checkLocation(database, location, { startsEmpty });
  return faults.map(describeFault);
}

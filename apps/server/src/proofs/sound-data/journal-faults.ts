import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { checkLocation, faultLine } from "../../features/past/index.ts";

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
];

/** Where the tables are not what is left of an empty house after all that the journal says. */
export async function journalFaults(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const { faults } = await checkLocation(database, location, { startsEmpty });
  return faults.map(faultLine);
}

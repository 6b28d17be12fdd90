import type { LocationId } from "@comanda/contract/wire";
import { isOpen } from "@comanda/domain/bill/bill";
import { nextFiring } from "@comanda/domain/bill/course";

import type { Database } from "#database/database.ts";

import { readBills } from "./read-bills.ts";

/** Every alarm is what its bill says, and none is missing. */
export async function findAlarmViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const alarms = await database
    .selectFrom("alarm")
    .select(["record", "due_at"])
    .where("location", "=", location)
    .execute();
  const dueAt = new Map(alarms.map(({ record, due_at }) => [record, due_at]));
  const bills = await readBills(database, location);
  const wrong = bills.filter(({ bill, row }) => {
    const next = isOpen(bill) ? nextFiring(bill) : null;
    return (next?.at ?? null) !== (dueAt.get(row.id) ?? null);
  });
  const known = new Set<number>(bills.map(({ row }) => row.id));
  return [
    ...wrong.map(({ row }) => `The alarm of bill ${row.id} is not when it says`),
    ...alarms
      .filter(({ record }) => !known.has(record))
      .map(({ record }) => `An alarm is of bill ${record}, which is not there`),
  ];
}

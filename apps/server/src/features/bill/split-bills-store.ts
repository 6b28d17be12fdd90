import type { BillId } from "@comanda/domain/id";

import { runInBatches } from "#database/run-in-batches.ts";
import type { WriteContext } from "#journal/command.ts";

import { findBill, type StoredBill } from "./bill-store.ts";

type Origin = { readonly id: BillId; readonly origin: BillId | null };

/** The other open bills with courses that come from the same bill, at however many splits. */
export async function findOpenBillsOfSplit(
  context: WriteContext,
  bill: Origin,
): Promise<readonly StoredBill[]> {
  const { tx, session } = context;
  const open = await tx
    .selectFrom("bill")
    .select(["id", "origin"])
    .where("location", "=", session.location)
    .where("status", "=", "open")
    .where("courses", "is not", null)
    .execute();
  const others = open.filter(({ id }) => id !== bill.id);
  const rootOf = await findRoots(context, [bill, ...others]);
  const root = rootOf(bill.id);
  const found: StoredBill[] = [];
  for (const { id } of others) {
    const stored = rootOf(id) === root ? await findBill(tx, session.location, id) : null;
    if (stored !== null) found.push(stored);
  }
  return found;
}

/** Whether two bills come from the same bill, or one from the other. */
export async function areOfOneSplit(
  context: WriteContext,
  one: Origin,
  other: Origin,
): Promise<boolean> {
  const rootOf = await findRoots(context, [one, other]);
  return rootOf(one.id) === rootOf(other.id);
}

/** The bill that each bill comes from in the end; most come from none. */
async function findRoots(
  { tx, session }: WriteContext,
  bills: readonly Origin[],
): Promise<(id: BillId) => BillId> {
  const origins = new Map(bills.map(({ id, origin }) => [id, origin]));
  let missing = missingOrigins(origins);
  while (missing.length > 0) {
    const rows = await runInBatches(missing, (some) =>
      tx
        .selectFrom("bill")
        .select(["id", "origin"])
        .where("location", "=", session.location)
        .where("id", "in", some)
        .execute(),
    );
    for (const { id, origin } of rows) origins.set(id, origin);
    missing = rows.length === 0 ? [] : missingOrigins(origins);
  }
  const rootOf = (id: BillId): BillId => {
    const origin = origins.get(id) ?? null;
    return origin === null ? id : rootOf(origin);
  };
  return rootOf;
}

function missingOrigins(origins: ReadonlyMap<BillId, BillId | null>): readonly BillId[] {
  const named = [...origins.values()].filter((origin) => origin !== null);
  return [...new Set(named)].filter((id) => !origins.has(id));
}

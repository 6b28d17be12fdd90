import type { BillId } from "@comanda/domain/id";

export type WaitingBill = {
  readonly id: BillId;
  /** Served by the user who is signed in. */
  readonly isOwn: boolean;
  /** The wire time of the last round; wire times sort as text. */
  readonly waitingSince: string;
};

/** The user's own bills first, and among them those that have waited longest. */
export function arrangeBills(bills: readonly WaitingBill[]): readonly BillId[] {
  return bills
    .toSorted(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) ||
        compareTexts(one.waitingSince, other.waitingSince) ||
        one.id - other.id,
    )
    .map(({ id }) => id);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * The places after a change: none moves under a finger. A bill that ends keeps its place, a bill that
 * arrives comes last, and one that gets the server's ID stays where it is.
 */
export function keepPlaces(
  places: readonly BillId[],
  bills: readonly WaitingBill[],
  serverBillIds: ReadonlyMap<number, BillId>,
): readonly BillId[] {
  const kept = new Set(places.map((id) => serverBillIds.get(id) ?? id));
  const arrived = bills.filter(({ id }) => !kept.has(id));
  const isSame = kept.size === places.length && places.every((id) => kept.has(id));
  return isSame && arrived.length === 0 ? places : [...kept, ...arrangeBills(arrived)];
}

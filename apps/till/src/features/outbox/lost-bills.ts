import { placeOf } from "@comanda/contract/bill-record";
import type { LocationId } from "@comanda/domain/id";
import { joinLostBills, type LostBill } from "@comanda/sync/records/find-lost-bills";
import { create } from "zustand";

import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";

import { itemNames } from "../item-names/index.ts";

type LostBills = {
  /** Where they were open. */
  readonly location: LocationId | null;
  readonly lost: readonly LostBill[];
};

/** What a restored server lacks, until a person has acknowledged it or the till is used at another location. */
export const useLostBills = create<LostBills>(() => ({ location: null, lost: [] }));

/** Once everything was loaded anew, nothing on the till shows what it had. */
export function noteLostBills(lost: readonly LostBill[]): void {
  if (lost.length === 0) return;
  useLostBills.setState((state) => ({ lost: joinLostBills(state.lost, lost) }));
}

/** Whoever logs in next at the same location still reads what is lost there. */
export function keepLostBillsOf(location: LocationId | null): void {
  if (useLostBills.getState().location !== location) useLostBills.setState({ location, lost: [] });
}

/** Such as "Table T2 (2 × Green Curry)" and "Table T1 lacks 1 × Singha Beer". */
export function lostBillText(
  { bill, isGone, pieces }: LostBill,
  words: { readonly outbox: OutboxMessages; readonly reference: Reference },
): string {
  const { outbox } = words;
  const place = placeOf(bill);
  const where = place === null ? outbox.bill(bill.number) : outbox[place.kind](place.name);
  const what = itemNames(
    pieces.map((each) => ({ ...each, price: null })),
    words,
  ).join(", ");
  if (what === "") return where;
  return isGone ? `${where} (${what})` : outbox.lacks(where, what);
}

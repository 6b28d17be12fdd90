import type { BillId } from "@comanda/domain/id";
import { create } from "zustand";

/** The bills of which this till awaits a reply, whichever screen is open meanwhile. */
type BillsUnderWay = {
  readonly useHas: (id: BillId | null) => boolean;
  readonly has: (id: BillId) => boolean;
  /** Returns what says that the reply is here. */
  readonly start: (id: BillId) => () => void;
};

export function createBillsUnderWay(): BillsUnderWay {
  const useBills = create<ReadonlySet<BillId>>(() => new Set());
  const change = (make: (bills: Set<BillId>) => void) => {
    const bills = new Set(useBills.getState());
    make(bills);
    useBills.setState(bills, true);
  };
  return {
    useHas: (id) => useBills((bills) => id !== null && bills.has(id)),
    has: (id) => useBills.getState().has(id),
    start: (id) => {
      change((bills) => bills.add(id));
      return () => change((bills) => bills.delete(id));
    },
  };
}

/** Those that are being paid, voided, split or merged. */
export const endings = createBillsUnderWay();

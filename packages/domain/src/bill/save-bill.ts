import type { BillId } from "../id.ts";
import type { Instant } from "../time/instant.ts";
import type { Bill } from "./bill.ts";
import { nextRoundNumber, markRoundSent } from "./mark-round-sent.ts";

/** The fields that the server assigns when it saves a bill. */
export type SavedBillIds = {
  readonly id: BillId;
  readonly number: number;
  readonly numberInWorkDay: number;
  readonly at: Instant;
};

/**
 * Saves a bill: assigns its numbers and turns the current lines into the previous order, which can be credited but
 * never deleted or reduced.
 */
export function saveBill(bill: Bill, { id, number, numberInWorkDay, at }: SavedBillIds): Bill {
  return {
    ...markRoundSent(bill, nextRoundNumber([bill])),
    id,
    number,
    numberInWorkDay,
    version: bill.version + 1,
    updatedAt: at,
  };
}

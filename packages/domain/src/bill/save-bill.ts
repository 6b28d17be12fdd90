import type { BillId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { currentLines, type Bill } from "./bill.ts";
import { nextRoundNumber, markRoundSent } from "./mark-round-sent.ts";

/** The effect of pressing Print: without new lines it shows the bill again, and during a save it is ignored. */
export type PrintAction = "show-again" | "save" | "ignore";

export function choosePrintAction(
  bill: Bill,
  { hasShift, isSaving }: { readonly hasShift: boolean; readonly isSaving: boolean },
): PrintAction | Refusal {
  if (isSaving) return "ignore";
  if (currentLines(bill).length === 0) return "show-again";
  if (!hasShift) return refuse("start-shift");
  return bill.staff === null ? refuse("choose-staff") : "save";
}

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

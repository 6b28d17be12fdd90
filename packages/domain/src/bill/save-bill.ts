import type { BillId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { currentLines, type Bill } from "./bill.ts";
import { nextRound, sendRound } from "./send-round.ts";

/** What pressing Print comes to: nothing new just shows the bill again, and while a save runs a press is ignored. */
export type PrintPress = "show-again" | "save" | "ignore";

export function pressPrint(
  bill: Bill,
  { hasShift, isSaving }: { readonly hasShift: boolean; readonly isSaving: boolean },
): PrintPress | Refusal {
  if (isSaving) return "ignore";
  if (currentLines(bill).length === 0) return "show-again";
  if (!hasShift) return refuse("start-shift");
  return bill.staff === null ? refuse("choose-staff") : "save";
}

/** What the server gives a bill as it saves it. */
export type SavedAs = {
  readonly id: BillId;
  readonly number: number;
  readonly numberInWorkDay: number;
  readonly at: Instant;
};

/** Once saved, current items are previous order: credited back if need be, never deleted or made smaller. */
export function saveBill(bill: Bill, { id, number, numberInWorkDay, at }: SavedAs): Bill {
  return {
    ...sendRound(bill, nextRound([bill])),
    id,
    number,
    numberInWorkDay,
    version: bill.version + 1,
    updatedAt: at,
  };
}

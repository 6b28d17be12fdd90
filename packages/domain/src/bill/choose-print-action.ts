import { refuse, type Refusal } from "../refusal.ts";
import { currentLines, type Bill } from "./bill.ts";

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

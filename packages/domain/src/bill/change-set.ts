import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { addSet, type SetAddition } from "./add-set.ts";
import { findLine, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { writeNote } from "./mark-line.ts";
import { withoutPress } from "./remove-last-line.ts";
import { isSetLine } from "./set-lines.ts";

/** Puts a set with other parts in the place of one that was not sent. */
export function changeSet(
  bill: Bill,
  old: LineKey,
  addition: SetAddition & { readonly promotions: readonly Promotion[] },
): Bill | Refusal {
  const set = findLine(bill, old);
  if (set === null || !isSetLine(bill, set)) return refuse("select-an-item");
  if (set.isSaved) return refuse("line-already-saved");
  const changed = addSet(withoutPress(bill, set, addition.promotions), {
    ...addition,
    quantity: set.quantity,
    seats: set.seats,
    course: set.course,
  });
  return isRefusal(changed) || set.note === ""
    ? changed
    : writeNote(changed, addition.key, set.note);
}

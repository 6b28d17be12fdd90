import { refuse, type Refusal } from "../refusal.ts";
import type { Location } from "../venue/location.ts";
import type { WorkDayId } from "../id.ts";
import { isOpen, type Bill } from "./bill.ts";

export type BillSearch = {
  readonly number: number;
  readonly location: Pick<Location, "usesBillNumberPerWorkDay">;
  readonly workDay: WorkDayId | null;
  readonly hasShift: boolean;
};

/** Finds a bill by its number, or by its number within the work day if the location counts that way. */
export function findBill(bills: readonly Bill[], search: BillSearch): Bill | Refusal {
  if (!search.hasShift) return refuse("start-shift");
  const found = search.location.usesBillNumberPerWorkDay
    ? bills.find(
        (bill) =>
          bill.numberInWorkDay === search.number &&
          (isOpen(bill) || bill.workDay === search.workDay),
      )
    : bills.find((bill) => bill.number === search.number);
  return found ?? refuse("bill-not-found", { number: search.number });
}

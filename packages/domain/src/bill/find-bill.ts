import { refuse, type Refusal } from "../refusal.ts";
import type { Location } from "../venue/location.ts";
import type { WorkDayId } from "../id.ts";
import { billNumber } from "./bill-number.ts";
import { isOpen, type Bill } from "./bill.ts";

export type BillSearch = {
  readonly number: number;
  readonly location: Pick<Location, "usesBillNumberPerWorkDay">;
  readonly workDay: WorkDayId | null;
  readonly hasShift: boolean;
};

/**
 * Finds a bill by its number, or by its number of the day if numbers restart each day. A bill that has stayed open since
 * an earlier day may share that number with one of today: staff mean today's, which has the higher number of all days.
 */
export function findBill(bills: readonly Bill[], search: BillSearch): Bill | Refusal {
  if (!search.hasShift) return refuse("start-shift");
  const [found] = bills
    .filter((bill) => isMeant(bill, search))
    .toSorted((first, second) => (second.number ?? 0) - (first.number ?? 0));
  return found ?? refuse("bill-not-found", { number: search.number });
}

function isMeant(bill: Bill, { number, location, workDay }: BillSearch): boolean {
  if (billNumber(bill, location) !== number) return false;
  return !location.usesBillNumberPerWorkDay || isOpen(bill) || bill.workDay === workDay;
}

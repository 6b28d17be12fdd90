import { refuse, type Refusal } from "../refusal.ts";
import { requireOpen, type Bill, type Place } from "./bill.ts";

/** Moves the guests to another table or room, or changes the number of guests. */
export function changePlace(bill: Bill, place: Place | null, cover: number | null): Bill | Refusal {
  if (place === null) return refuse("enter-table-or-room");
  return requireOpen(bill) ?? { ...bill, place, cover };
}

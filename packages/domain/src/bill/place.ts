import { refuse, type Refusal } from "../refusal.ts";
import { isOpen, type Bill, type Place } from "./bill.ts";

/** Typing a table clears the room, and typing a room clears the table; typing nothing clears the place. */
export function typePlace(kind: Place["kind"], text: string): Place | null {
  const name = text.trim();
  return name === "" ? null : { kind, name };
}

/** A table is the same however its name is written: large or small, and whatever keyboard composed its accents. */
export function isSamePlace(first: Place | null, second: Place): boolean {
  return first?.kind === second.kind && plainName(first) === plainName(second);
}

function plainName({ name }: Place): string {
  return name.normalize("NFC").toLocaleUpperCase("en");
}

/** What of a bill says who sits where. */
export type SeatedBill = Pick<Bill, "number" | "place" | "status">;

/** A table or room has one open bill, unless staff asks for a second one on purpose. */
export function checkPlaceFree(
  place: Place,
  bills: readonly SeatedBill[],
  isSecondOnPurpose: boolean,
): Refusal | null {
  if (isSecondOnPurpose) return null;
  const taken = bills.find((bill) => isOpen(bill) && isSamePlace(bill.place, place));
  return taken === undefined
    ? null
    : refuse("table-taken", { place: place.name, number: taken.number ?? 0 });
}

import { refuse, type Refusal } from "../refusal.ts";
import { isOpen, type Bill, type Place } from "./bill.ts";

/** Long enough for 'Garden terrace 12'. */
export const placeMaximumLength = 20;

/** Typing a table replaces a room and vice versa; an empty text clears the place. */
export function placeFromText(kind: Place["kind"], text: string): Place | null {
  const name = text.trim();
  return name === "" ? null : { kind, name };
}

/** Compares names regardless of case and of how accents are composed. */
export function isSamePlace(first: Place | null, second: Place): boolean {
  return placeKey(first) === placeKey(second);
}

/** The same text for every way of writing a place, so that a database can look it up; empty if there is none. */
export function placeKey(place: Place | null): string {
  if (place === null) return "";
  return `${place.kind} ${place.name.normalize("NFC").toLocaleUpperCase("en")}`;
}

/** The fields of a bill that show which table or room is taken, with the number by which it is called. */
export type SeatedBill = Pick<Bill, "number" | "place" | "status">;

/** A table or room has one open bill, unless staff requests a second one explicitly. */
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

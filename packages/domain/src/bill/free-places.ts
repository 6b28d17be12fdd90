import { compareNames } from "../text/compare-names.ts";

import { isOpen, type Bill, type Place } from "./bill.ts";
import { placeAfter } from "./counter-place.ts";
import { placeKey } from "./place.ts";

/** As many as fit above the key pad of a small terminal. */
export const freePlacesMaximum = 12;

type SeatedBill = Pick<Bill, "place" | "status" | "createdAt">;

/**
 * The tables and rooms where guests sat today and have left, the latest ones, and if there is room for more, the free
 * ones of the floor plan; in the order of their names. A counter's running numbers are no places to choose again.
 */
export function freePlaces(
  bills: readonly SeatedBill[],
  counters: readonly string[],
  planned: readonly Place[],
): readonly Place[] {
  const latest = new Map<string, Place>();
  for (const { place } of bills.toSorted((one, other) => other.createdAt - one.createdAt)) {
    if (place !== null && !latest.has(placeKey(place))) latest.set(placeKey(place), place);
  }
  for (const place of planned) {
    if (!latest.has(placeKey(place))) latest.set(placeKey(place), place);
  }
  for (const bill of bills) if (isOpen(bill)) latest.delete(placeKey(bill.place));
  return [...latest.values()]
    .filter((place) => counters.every((counter) => placeAfter(counter, place) === null))
    .slice(0, freePlacesMaximum)
    .toSorted((one, other) => compareNames(one.name, other.name));
}

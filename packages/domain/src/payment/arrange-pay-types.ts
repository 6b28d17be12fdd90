import {
  chargePlaces,
  findFreePlace,
  findLastFreePlace,
  methodPlaces,
  type PlaceRange,
} from "./find-free-place.ts";
import { payTypeIndex, roleOf } from "./pay-type.ts";
import type { PlacedPayType } from "./pay-type-list.ts";

/**
 * The places of a list in a new order, in that order. They use the places that the list had, as far as possible. Cash
 * stays first, and the invoice keeps its place. Null if too few places before or behind the invoice are free.
 */
export function arrangePayTypes(
  order: readonly PlacedPayType[],
  holders: readonly PlacedPayType[],
): readonly number[] | null {
  const taken = new Set([...holders.map(({ indexNumber }) => indexNumber), payTypeIndex.invoice]);
  const fixed = order.filter((row) => roleOf(row) === "cash").map(({ indexNumber }) => indexNumber);
  const movable = order.slice(fixed.length);
  const invoice = movable.findIndex((row) => roleOf(row) === "invoice");
  if (invoice === -1) {
    const isCharged = movable.some((row) => roleOf(row) === "charge");
    const places = placeInOrder(movable, isCharged ? chargePlaces : methodPlaces, taken);
    return places === null ? null : [...fixed, ...places];
  }
  const pivot = payTypeIndex.invoice;
  const before = placeInOrder(movable.slice(0, invoice), { ...methodPlaces, high: pivot }, taken);
  const behind = placeInOrder(movable.slice(invoice + 1), { ...methodPlaces, low: pivot }, taken);
  return before === null || behind === null ? null : [...fixed, ...before, pivot, ...behind];
}

/** Ascending places for the rows: their own, and free ones for those from another range. */
function placeInOrder(
  rows: readonly PlacedPayType[],
  range: PlaceRange,
  taken: ReadonlySet<number>,
): readonly number[] | null {
  const places = rows
    .map(({ indexNumber }) => indexNumber)
    .filter((place) => place > range.low && place < range.high);
  while (places.length < rows.length) {
    const used = new Set([...taken, ...places]);
    const low = Math.max(range.low, ...places);
    const place = findFreePlace(used, { ...range, low }, low) ?? findLastFreePlace(used, range);
    if (place === null) return null;
    places.push(place);
  }
  return places.toSorted((one, other) => one - other);
}

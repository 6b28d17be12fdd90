import { payTypeIndex } from "./pay-type.ts";

/** The indexes between two rows of the pay screen; neither end is included. */
export type PlaceRange = { readonly low: number; readonly high: number };

export const chargePlaces: PlaceRange = { low: payTypeIndex.total, high: payTypeIndex.amount };
export const methodPlaces: PlaceRange = { low: payTypeIndex.cash, high: payTypeIndex.change };

/** Places are preferably a step apart, so that others fit between them. */
const step = 10;

/** The first free place of a range, from `first` on if there is one, in whole steps if there is one; or null. */
export function findFreePlace(
  taken: ReadonlySet<number>,
  { low, high }: PlaceRange,
  first: number,
): number | null {
  const free = freePlaces(taken, { low, high });
  const rounded = free.filter((place) => place % step === 0);
  return rounded.find((place) => place >= first) ?? rounded[0] ?? free[0] ?? null;
}

/** The last free place of a range, or null. */
export function findLastFreePlace(taken: ReadonlySet<number>, range: PlaceRange): number | null {
  return freePlaces(taken, range).at(-1) ?? null;
}

function freePlaces(taken: ReadonlySet<number>, { low, high }: PlaceRange): readonly number[] {
  const all = Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index);
  return all.filter((place) => !taken.has(place));
}

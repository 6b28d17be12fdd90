import { seededRandom } from "@comanda/domain/testing/seeded-random";

/** Draws a number of items from a list; the same seed draws the same items. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ item }) => item);
}

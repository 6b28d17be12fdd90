/**
 * The next number of a pseudo-random sequence from 0 (inclusive) to 1 (exclusive); the same seed gives the same
 * sequence.
 */
export type RandomSource = () => number;

/** Mulberry32: small, fast, and random enough for demo orders. */
export function createSeededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function happens(random: RandomSource, probability: number): boolean {
  return random() < probability;
}

/** A whole number between the two, both included. */
export function randomInteger(random: RandomSource, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1));
}

export function pick<Item>(random: RandomSource, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

/** Picks earlier items more often, because guests prefer familiar dishes. */
export function pickPopular<Item>(random: RandomSource, items: readonly Item[]): Item {
  const item = items[Math.floor(random() ** 2.2 * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

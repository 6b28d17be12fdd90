/** The next of a row of numbers from 0 up to 1 that looks like chance, and is the same for the same seed. */
export type Chance = () => number;

/** Mulberry32: small, quick, and good enough for who orders what. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function happens(chance: Chance, probability: number): boolean {
  return chance() < probability;
}

/** A whole number from the first to the last, both included. */
export function between(chance: Chance, first: number, last: number): number {
  return first + Math.floor(chance() * (last - first + 1));
}

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

/** What stands first is picked more often, as guests order what they know. */
export function pickPopular<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() ** 2.2 * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

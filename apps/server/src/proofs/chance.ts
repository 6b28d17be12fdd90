/** Repeatable randomness: the same seed gives the same values. */
export type Chance = {
  /** From 0 up to, but not including, the bound. */
  readonly below: (bound: number) => number;
  readonly happens: (share: number) => boolean;
  readonly oneOf: <Item>(items: readonly Item[]) => Item | undefined;
};

/** The mulberry32 generator. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = Math.trunc(state + 0x6d_2b_79_f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    happens: (share) => next() < share,
    oneOf: (items) => items[below(items.length)],
  };
}

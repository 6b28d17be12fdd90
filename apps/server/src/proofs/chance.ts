import { seededRandom } from "@comanda/domain/testing/seeded-random";

/** Repeatable randomness: the same seed gives the same values. */
export type Chance = {
  /** From 0 up to, but not including, the bound. */
  readonly below: (bound: number) => number;
  readonly happens: (share: number) => boolean;
  readonly oneOf: <Item>(items: readonly Item[]) => Item | undefined;
};

export function chanceOf(seed: number): Chance {
  const next = seededRandom(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    happens: (share) => next() < share,
    oneOf: (items) => items[below(items.length)],
  };
}

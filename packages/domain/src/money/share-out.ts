import { money, type Money } from "./money.ts";

/**
 * Deals an amount out by weight. Each share is cut down to whole minor units first; what is left is
 * dealt one unit at a time, largest lost fraction first, so the shares always add up to the amount.
 */
export function shareOut(amount: Money, weights: readonly number[]): readonly Money[] {
  if (weights.length === 0) throw new RangeError("An amount cannot be dealt out to nobody");
  const shares = weights.map((weight) => BigInt(checkedWeight(weight)));
  const fair = shares.some((share) => share > 0n) ? shares : shares.map(() => 1n);
  const whole = fair.reduce((sum, share) => sum + share, 0n);
  const sign = amount < 0 ? -1 : 1;
  const size = BigInt(Math.abs(amount));
  const cut = fair.map((share) => (size * share) / whole);
  const rest = Number(size - cut.reduce((sum, part) => sum + part, 0n));
  const lucky = new Set(
    fair
      .map((share, index) => ({ index, lost: (size * share) % whole }))
      .toSorted((first, second) => {
        if (first.lost === second.lost) return first.index - second.index;
        return first.lost > second.lost ? -1 : 1;
      })
      .slice(0, rest)
      .map(({ index }) => index),
  );
  return cut.map((part, index) => money(sign * (Number(part) + (lucky.has(index) ? 1 : 0))));
}

function checkedWeight(weight: number): number {
  if (!Number.isSafeInteger(weight) || weight < 0) {
    throw new RangeError(`Not a whole, positive weight: ${weight}`);
  }
  return weight;
}

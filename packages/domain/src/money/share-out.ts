import { money, type Money } from "./money.ts";

/**
 * Shares an amount by weight, in units of so many hundredths. Each share is first rounded down to whole units; the
 * remainder is distributed one unit at a time, largest lost fraction first, so that the shares always add up to the
 * amount. One that has a fraction of a unit itself, as bills had once, is shared to the hundredth.
 */
export function shareOut(amount: Money, weights: readonly number[], unit = 1): readonly Money[] {
  return shareByWeight(amount, checkedWeights(weights), unit);
}

/**
 * The same by the parts of a whole, of which some are below zero, such as refunds among sales: each share has the sign
 * of its part. The whole is above zero.
 */
export function shareOutSigned(amount: Money, parts: readonly number[]): readonly Money[] {
  const weights = parts.map(BigInt);
  if (sumOf(weights) <= 0n) throw new RangeError("Shares need a whole above zero");
  return shareByWeight(amount, weights, 1);
}

function shareByWeight(amount: Money, weights: readonly bigint[], unit: number): readonly Money[] {
  const step = amount % unit === 0 ? unit : 1;
  const whole = sumOf(weights);
  const size = BigInt(Math.abs(amount) / step);
  const shares = weights.map((weight, index) => {
    // Rounded down also below zero, where a remainder of bigints is negative.
    const lost = (((size * weight) % whole) + whole) % whole;
    return { index, units: (size * weight - lost) / whole, lost };
  });
  const rest = size - sumOf(shares.map(({ units }) => units));
  const favoured = new Set(
    shares
      .toSorted((first, second) => Number(second.lost - first.lost))
      .slice(0, Number(rest))
      .map(({ index }) => index),
  );
  return shares.map(({ index, units }) =>
    money(Math.sign(amount) * Number(favoured.has(index) ? units + 1n : units) * step),
  );
}

/** If all weights are zero, all shares are equal. */
function checkedWeights(weights: readonly number[]): readonly bigint[] {
  if (weights.length === 0) throw new RangeError("An amount cannot be shared out among nobody");
  const bad = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (bad !== undefined) throw new RangeError(`Not a whole, positive weight: ${bad}`);
  const hasWeight = weights.some((weight) => weight > 0);
  return weights.map((weight) => (hasWeight ? BigInt(weight) : 1n));
}

function sumOf(parts: readonly bigint[]): bigint {
  return parts.reduce((sum, part) => sum + part, 0n);
}

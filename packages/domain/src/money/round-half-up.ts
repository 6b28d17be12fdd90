/**
 * How amounts are rounded, except to what cash can pay: half a unit goes up, or down for credits, so that a credit
 * returns exactly what was charged.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError("A share needs a positive whole");
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** The same, rounded to a multiple of a step, such as the least amount that guests can pay. */
export function divideToStep(numerator: bigint, denominator: bigint, step: number): bigint {
  const unit = BigInt(step);
  return divideHalfUp(numerator, denominator * unit) * unit;
}

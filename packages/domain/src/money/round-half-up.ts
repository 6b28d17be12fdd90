/**
 * The one rounding of the house: half a minor unit goes up, and on credits down by the same rule,
 * so that taking something back returns exactly what it cost.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError("A share needs a positive whole");
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

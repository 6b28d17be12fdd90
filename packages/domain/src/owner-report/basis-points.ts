import { divideHalfUp } from "../money/round-half-up.ts";

/** A part of a whole in basis points; null if the whole is nothing. */
export function basisPointsOf(part: number, whole: number): number | null {
  if (whole <= 0) return null;
  return Number(divideHalfUp(BigInt(part) * 100_00n, BigInt(whole)));
}

import type { Currency } from "../money/currency.ts";
import { minorUnitsPerUnit, money, type Money } from "../money/money.ts";
import { isTypableAmount } from "./typed-amount.ts";

/** The coins and notes that guests pay with. */
export type CashPieces = Pick<Currency, "coins" | "notes" | "hasDecimals">;

/** More amounts are not read but searched. */
const mostBesidesExact = 5;

/** An amount that guests may hand over, and how they would put it together. */
type Handful = {
  readonly amount: Money;
  /** Infinite if coins and notes do not add up to it. */
  readonly pieces: number;
  readonly isOneKind: boolean;
};

/**
 * The amounts that guests are likely to hand over for a bill: exactly what is due, and then up to five amounts that
 * need no more coins and notes than any smaller one.
 */
export function quickCash(due: Money, currency: CashPieces): readonly Money[] {
  if (due <= 0) return [];
  const denominations = denominationsOf(currency);
  const exact = handfulOf(due, denominations);
  const amounts = new Set(
    denominations.map((piece) => money(Math.ceil(due / piece) * piece)).filter(isTypableAmount),
  );
  amounts.delete(due);
  const larger = [...amounts]
    .toSorted((one, other) => one - other)
    .map((amount) => handfulOf(amount, denominations));
  return [due, ...mostLikely(exact, withoutMorePieces(exact, larger)).map(({ amount }) => amount)];
}

/** Guests do not pay more with more coins. */
function withoutMorePieces(exact: Handful, larger: readonly Handful[]): readonly Handful[] {
  let fewest = exact.pieces;
  return larger.filter(({ pieces }) => {
    const isEasy = Number.isFinite(pieces) && pieces <= fewest;
    if (isEasy) fewest = pieces;
    return isEasy;
  });
}

/**
 * If there are too many: first those that save coins or notes, then those of equal notes, such as four hundreds, and
 * then the smallest.
 */
function mostLikely(exact: Handful, larger: readonly Handful[]): readonly Handful[] {
  const saves = ({ pieces }: Handful, index: number): boolean =>
    pieces < (larger[index - 1] ?? exact).pieces;
  const [saving, others] = [
    larger.filter(saves),
    larger.filter((handful, index) => !saves(handful, index)),
  ];
  const inOrder = [
    ...saving,
    ...others.filter(({ isOneKind }) => isOneKind),
    ...others.filter(({ isOneKind }) => !isOneKind),
  ];
  const chosen = new Set(inOrder.slice(0, mostBesidesExact));
  return larger.filter((handful) => chosen.has(handful));
}

/** Counts it out as a hand does: the largest notes first. */
function handfulOf(amount: Money, denominations: readonly Money[]): Handful {
  let [left, pieces, kinds]: [number, number, number] = [amount, 0, 0];
  for (const piece of denominations) {
    const count = Math.floor(left / piece);
    left -= count * piece;
    pieces += count;
    kinds += count > 0 ? 1 : 0;
  }
  return { amount, pieces: left === 0 ? pieces : Infinity, isOneKind: kinds === 1 };
}

/** Largest first. A venue that has entered none gets the 1, 2 and 5 of every size. */
function denominationsOf({ coins, notes, hasDecimals }: CashPieces): readonly Money[] {
  const payable = [...coins, ...notes].filter(
    (piece) => piece > 0 && (hasDecimals || piece % minorUnitsPerUnit === 0),
  );
  const known = payable.length > 0 ? payable : oneTwoFive(hasDecimals);
  return [...new Set(known)].toSorted((one, other) => other - one);
}

/** The largest note of any currency has a million units. */
const largestDecade = 6;

function oneTwoFive(hasDecimals: boolean): readonly Money[] {
  const decades = Array.from({ length: largestDecade + 1 }, (_, power) => 10 ** power);
  const units = decades.flatMap((decade) => [1, 2, 5].map((step) => step * decade));
  return units.map((count) => money(hasDecimals ? count : count * minorUnitsPerUnit));
}

import type { ForeignCurrencyId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { payableUnit, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, subtractMoney, type Money } from "../money/money.ts";
import { divideToStep } from "../money/round-half-up.ts";
import type { Tender } from "../payment/tender.ts";
import { sumByKey } from "./sum-by-key.ts";

/** What was handed over in a foreign currency, and what it was worth in the venue's. */
export type ForeignFigures = {
  readonly currency: ForeignCurrencyId;
  readonly code: string;
  readonly given: Money;
  readonly worth: Money;
};

/** What a drawer has of a foreign currency. It starts with nothing, because change is in the venue's own. */
export type ForeignDrawer = Pick<ForeignFigures, "currency" | "code"> & {
  readonly expected: Money;
  /** Null until it is counted. */
  readonly counted: Money | null;
  readonly difference: Money | null;
};

type Taken = Pick<Tender, "received" | "given">;

export function sumForeign(tenders: readonly Taken[]): readonly ForeignFigures[] {
  const rows = tenders.flatMap(({ received, given }) =>
    given === null
      ? []
      : [{ currency: given.currency, code: given.code, given: given.amount, worth: received }],
  );
  return addForeign(rows, []);
}

export function addForeign(
  first: readonly ForeignFigures[] = [],
  second: readonly ForeignFigures[] = [],
): readonly ForeignFigures[] {
  return sumByKey([...first, ...second], ({ currency }) => currency, addRow);
}

function addRow(one: ForeignFigures, other: ForeignFigures): ForeignFigures {
  return {
    ...one,
    given: addMoney(one.given, other.given),
    worth: addMoney(one.worth, other.worth),
  };
}

/** The drawer of each currency that was taken or counted. */
export function foreignDrawers(
  taken: readonly ForeignFigures[],
  counted: CashCount["foreign"] | null,
): readonly ForeignDrawer[] {
  const counts = (counted ?? []).filter(
    ({ currency, amount }) => amount !== 0 || taken.some((one) => one.currency === currency),
  );
  const untouched = counts.filter(
    ({ currency }) => !taken.some((one) => one.currency === currency),
  );
  const expected = [...taken, ...untouched.map((one) => ({ ...one, given: noMoney }))];
  return expected.map(({ currency, code, given }) => {
    const count = counts.find((one) => one.currency === currency)?.amount ?? null;
    const difference = count === null ? null : subtractMoney(count, given);
    return { currency, code, expected: given, counted: count, difference };
  });
}

/**
 * What the differences are worth in whole units of the venue's currency, at the rate at which the shift took the other
 * one. What is found of a currency that it did not take has no rate, and is left out.
 */
export function worthOfDifferences(
  drawers: readonly ForeignDrawer[],
  taken: readonly ForeignFigures[],
  main: Decimals,
): readonly Money[] {
  const unit = payableUnit(main);
  return drawers.flatMap(({ currency, difference }) => {
    const own = taken.find((one) => one.currency === currency);
    if (difference === null || own === undefined || own.given <= 0) return [];
    const worth = BigInt(difference) * BigInt(own.worth);
    return [money(Number(divideToStep(worth, BigInt(own.given), unit)))];
  });
}

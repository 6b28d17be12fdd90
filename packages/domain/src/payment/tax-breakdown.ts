import { netOfCharge, type ChargeTotal } from "../bill/settlement.ts";
import type { PayTypeId, TaxClassId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { holdsForClass, roleOf, sortByIndex, type PayType } from "./pay-type.ts";

/** One tax of a bill: net and tax are what guests paid for its lines. */
export type TaxOfBill = {
  readonly payType: PayTypeId;
  /** The same on every bill of the venue, as long as its taxes keep their order. */
  readonly letter: string;
  readonly rate: Rate;
  readonly net: Money;
  readonly tax: Money;
};

/**
 * The taxes of a bill that shows more than one of them, in their order; else none, since its lines are taxed alike.
 */
export function taxBreakdown(
  charges: readonly ChargeTotal[],
  payTypes: readonly PayType[],
): readonly TaxOfBill[] {
  const taxes = taxesOf(payTypes).flatMap(({ id }, index): readonly TaxOfBill[] => {
    const charge = charges.find(({ payType }) => payType === id);
    const net = charge === undefined ? undefined : netOfCharge(charge);
    if (charge?.rate === undefined || net === undefined) return [];
    const { rate, total: tax } = charge;
    return [{ payType: id, letter: letterOf(index), rate, net, tax }];
  });
  return taxes.length > 1 ? taxes : [];
}

/** The letters of the taxes that a line of this class bears. */
export function taxLetters(
  taxClass: TaxClassId | null,
  taxes: readonly TaxOfBill[],
  payTypes: readonly PayType[],
): string {
  const holding = new Set(
    payTypes.filter((type) => holdsForClass(type, taxClass)).map(({ id }) => id),
  );
  return taxes
    .filter(({ payType }) => holding.has(payType))
    .map(({ letter }) => letter)
    .join("");
}

function taxesOf(payTypes: readonly PayType[]): readonly PayType[] {
  return sortByIndex(payTypes).filter(
    (type) => type.isVat && !type.isHiddenOnBill && roleOf(type) === "charge",
  );
}

/** A to Z; a venue with more taxes than letters begins anew. */
function letterOf(index: number): string {
  return String.fromCodePoint(0x41 + (index % 26));
}

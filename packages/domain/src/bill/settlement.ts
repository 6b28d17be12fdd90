import type { PayTypeId } from "../id.ts";
import { subtractMoney, type Money } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";

/** A charge, or a payment, on a bill. */
export type PayDetail = { readonly payType: PayTypeId; readonly total: Money };

/** lines − promotions + added charges + rounding = amount. */
export type BillTotals = {
  /** The lines before promotions. */
  readonly subtotal: Money;
  /** What promotions took off. */
  readonly discount: Money;
  /** The lines after promotions. */
  readonly total: Money;
  readonly charges: readonly ChargeTotal[];
  /**
   * What a currency without decimals added to reach whole units, on bills from before each line and charge was rounded.
   */
  readonly rounding: Money;
  readonly amount: Money;
};

/** A tax or service charge. A contained one is shown but adds nothing. */
export type ChargeTotal = PayDetail & {
  readonly isContained: boolean;
  /** The amount that it was computed on, and the percentage. Bills that were closed before tax classes lack both. */
  readonly base?: Money | undefined;
  readonly rate?: Rate | undefined;
};

/** What the charge was computed on, without a contained charge itself. Undefined on bills that lack the base. */
export function netOfCharge({ base, total, isContained }: ChargeTotal): Money | undefined {
  return base === undefined || !isContained ? base : subtractMoney(base, total);
}

/** How a closed bill was paid: payments − change = amount. */
export type Settlement = {
  readonly totals: BillTotals;
  readonly payments: readonly PayDetail[];
  readonly change: Money;
};

import type { PayTypeId } from "../id.ts";
import type { Money } from "../money/money.ts";

/** One row of what was charged or paid on a bill. */
export type PayDetail = { readonly payType: PayTypeId; readonly total: Money };

/** The figures of a bill: lines − promotions + added charges + rounding = amount. */
export type BillTotals = {
  /** The lines before promotions. */
  readonly subtotal: Money;
  /** What promotions took off. */
  readonly discount: Money;
  /** The lines after promotions. */
  readonly total: Money;
  readonly charges: readonly ChargeTotal[];
  /** What a currency without decimals added to reach whole units, before each line and charge was rounded. */
  readonly rounding: Money;
  readonly amount: Money;
};

/** A tax or service charge; a contained one is shown and adds nothing. */
export type ChargeTotal = PayDetail & { readonly isContained: boolean };

/** How a closed bill was paid: payments − change = amount. */
export type Settlement = {
  readonly totals: BillTotals;
  readonly payments: readonly PayDetail[];
  readonly change: Money;
};

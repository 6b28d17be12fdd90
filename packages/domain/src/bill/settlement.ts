import type { PayTypeId } from "../id.ts";
import { money, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { PrivilegeKind } from "./privilege.ts";

/** A charge, or a payment, on a bill. */
export type PayDetail = { readonly payType: PayTypeId; readonly total: Money };

/** subtotal − discount − privileges + added charges + rounding = amount. */
export type BillTotals = {
  /** The lines before promotions and staff discounts. */
  readonly subtotal: Money;
  /** What promotions and staff discounts took off. */
  readonly discount: Money;
  /** The lines after promotions and staff discounts. */
  readonly total: Money;
  readonly charges: readonly ChargeTotal[];
  /**
   * What a currency without decimals added to reach whole units, on bills from before each line and charge was rounded.
   */
  readonly rounding: Money;
  readonly amount: Money;
  /** The shares of privileged guests, in their order; left out if the bill has none. */
  readonly privileges?: readonly PrivilegeShare[] | undefined;
};

/** The share of a privileged guest: gross − exemption is sold free of VAT, and less the discount it is paid. */
export type PrivilegeShare = {
  readonly kind: PrivilegeKind;
  /** The share after promotions and staff discounts, with VAT. */
  readonly gross: Money;
  /** The VAT that prices contain, which the guest does not pay. */
  readonly exemption: Money;
  /** By law, beyond what promotions and staff discounts take off. */
  readonly discount: Money;
};

/** What privileges take off a bill: VAT that prices contain, and the discounts by law. */
export function privilegedOff({ privileges = [] }: Pick<BillTotals, "privileges">): Money {
  return sumMoney(privileges.map(({ exemption, discount }) => money(exemption + discount)));
}

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

/** How a closed bill was paid: payments − change − cash rounding = amount. */
export type Settlement = {
  readonly totals: BillTotals;
  readonly payments: readonly PayDetail[];
  readonly change: Money;
  /** What cash paid beyond the amount, because coins cannot pay it to the unit; negative if it paid less. */
  readonly cashRounding: Money;
};

import type { BankQrSettings } from "../bank-qr/bank-qr-settings.ts";
import type { ServingWay } from "../bill/serving-way.ts";
import type { PayTypeId, TaxClassId } from "../id.ts";
import type { Rate } from "../money/rate.ts";
import type { DatedRate } from "./dated-rate.ts";

/** The fixed indexes of the special rows on the pay screen; all others lie between them. */
export const payTypeIndex = {
  subtotal: 100,
  total: 400,
  amount: 700,
  cash: 800,
  invoice: 900,
  change: 1100,
} as const;

export type PayType = BankQrSettings & {
  readonly id: PayTypeId;
  readonly name: string;
  readonly indexNumber: number;
  /** The percentage of a charge. */
  readonly value: Rate;
  /** The percentages of later days; the latest that has begun applies. */
  readonly datedRates: readonly DatedRate[];
  /** Whether the prices already contain the charge. */
  readonly isIncludedInPrice: boolean;
  /** Whether the charge is computed on the total plus the added charges before it, not on the total alone. */
  readonly isOnCharges: boolean;
  /** The tax classes whose lines a charge is computed on; if empty, all lines. */
  readonly taxClasses: readonly TaxClassId[];
  /** The ways of serving that a charge is for; if empty, all. */
  readonly servingWays: readonly ServingWay[];
  readonly isCreditCard: boolean;
  /** Whether guests transfer the money, for instance by scanning a QR code. */
  readonly isTransfer: boolean;
  readonly isVat: boolean;
  readonly isHiddenOnBill: boolean;
  /** Whether the drawer opens when guests pay with it. */
  readonly opensDrawer: boolean;
};

export type PayTypeRole =
  | "subtotal"
  | "discount"
  | "total"
  | "charge"
  | "amount"
  | "cash"
  | "invoice"
  | "method"
  | "change"
  | "none";

/** Derives the role of a pay type from its index; an index outside all ranges has none. */
export function roleOf({ indexNumber }: Pick<PayType, "indexNumber">): PayTypeRole {
  switch (indexNumber) {
    case payTypeIndex.subtotal:
      return "subtotal";
    case payTypeIndex.total:
      return "total";
    case payTypeIndex.amount:
      return "amount";
    case payTypeIndex.cash:
      return "cash";
    case payTypeIndex.invoice:
      return "invoice";
    case payTypeIndex.change:
      return "change";
    default:
      return roleBetween(indexNumber);
  }
}

function roleBetween(index: number): PayTypeRole {
  const { subtotal, total, amount, cash, change } = payTypeIndex;
  if (index > subtotal && index < total) return "discount";
  if (index > total && index < amount) return "charge";
  return index > cash && index < change ? "method" : "none";
}

/** Whether guests can pay with it: cash, invoice and other methods. */
export function takesMoney(payType: Pick<PayType, "indexNumber">): boolean {
  const role = roleOf(payType);
  return role === "cash" || role === "invoice" || role === "method";
}

/** Whether a charge is computed on the lines of this tax class. One that names no classes is computed on all lines. */
export function holdsForClass(
  { taxClasses }: Pick<PayType, "taxClasses">,
  taxClass: TaxClassId | null,
): boolean {
  return taxClasses.length === 0 || taxClasses.some((one) => one === taxClass);
}

/** The pay types of bills that are served like this: all but the charges that are for other ways. */
export function payTypesOfWay(payTypes: readonly PayType[], way: ServingWay): readonly PayType[] {
  return payTypes.filter(
    ({ servingWays }) => servingWays.length === 0 || servingWays.includes(way),
  );
}

/** The venue's cash, or undefined if it takes none. */
export function findCash(payTypes: readonly PayType[]): PayType | undefined {
  return payTypes.find((payType) => roleOf(payType) === "cash");
}

export function sortByIndex(payTypes: readonly PayType[]): readonly PayType[] {
  return payTypes.toSorted((first, second) => first.indexNumber - second.indexNumber);
}

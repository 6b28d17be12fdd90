import type { CustomerType } from "../customer/customer.ts";
import type { PayTypeId } from "../id.ts";
import type { CashRounded } from "../money/currency.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { roleOf, takesMoney, type PayType } from "./pay-type.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { isTypableAmount } from "./typed-amount.ts";

/** The rules for paying a bill: the venue's pay types, and the guest's type if known. */
export type PayRules = {
  readonly payTypes: readonly PayType[];
  readonly customerType: CustomerType | null;
  /** How cash is rounded. */
  readonly currency: CashRounded;
};

/** Checks one payment: an existing pay type, no negative amount, and an invoice only if the guest may have one. */
export function requirePayDetail(detail: PayDetail, rules: PayRules): Refusal | null {
  if (findPayType(detail.payType, rules) === null) {
    return refuse("pay-type-not-found", { payType: detail.payType });
  }
  if (!isPaymentRow(detail, rules)) return null;
  if (!isTypableAmount(detail.total)) return refuse("amount-invalid", { amount: detail.total });
  const isByInvoice = isInvoice(detail, rules) && detail.total !== 0;
  return isByInvoice ? requireInvoiceGuest(rules) : null;
}

/** An invoice is only for guests whose customer type pays by invoice. */
export function requireInvoiceGuest({ customerType }: PayRules): Refusal | null {
  if (customerType === null) return refuse("invoice-without-customer");
  return customerType.paysByInvoice ? null : refuse("invoice-not-allowed");
}

/** Rows such as subtotal or change appear on the pay screen but are not payments. */
export function isPaymentRow(detail: PayDetail, rules: PayRules): boolean {
  const payType = findPayType(detail.payType, rules);
  return payType !== null && takesMoney(payType);
}

export function isCash(
  detail: Pick<PayDetail, "payType">,
  rules: Pick<PayRules, "payTypes">,
): boolean {
  const payType = findPayType(detail.payType, rules);
  return payType !== null && roleOf(payType) === "cash";
}

export function isInvoice(detail: PayDetail, rules: PayRules): boolean {
  const payType = findPayType(detail.payType, rules);
  return payType !== null && roleOf(payType) === "invoice";
}

function findPayType(wanted: PayTypeId, { payTypes }: Pick<PayRules, "payTypes">): PayType | null {
  return payTypes.find((payType) => payType.id === wanted) ?? null;
}

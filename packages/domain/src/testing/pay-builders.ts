import { noBankQr } from "../bank-qr/bank-qr-settings.ts";
import { lineKey, type NormalLine } from "../bill/line.ts";
import type { CustomerType } from "../customer/customer.ts";
import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { negateQuantity, oneQuantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { instant } from "../time/instant.ts";
import type { PayRules } from "../payment/pay-rules.ts";
import type { PayType } from "../payment/pay-type.ts";
import type { PayDetail } from "../bill/settlement.ts";

export const satang = { hasDecimals: true, cashRounding: null } as const;
export const wholeBaht = { hasDecimals: false, cashRounding: null } as const;

export function aPayType(payType: Partial<PayType> = {}): PayType {
  return {
    id: id(6),
    name: "Cash",
    indexNumber: 800,
    value: rate(0),
    datedRates: [],
    isIncludedInPrice: false,
    isOnCharges: false,
    taxClasses: [],
    servingWays: [],
    isCreditCard: false,
    isTransfer: false,
    isVat: false,
    isHiddenOnBill: false,
    opensDrawer: false,
    ...noBankQr,
    ...payType,
  };
}

export const subtotalRow = aPayType({ id: id(1), name: "subtotal", indexNumber: 100 });
export const totalRow = aPayType({ id: id(2), name: "total", indexNumber: 400 });
export const service = aPayType({
  id: id(3),
  name: "Service charge",
  indexNumber: 500,
  value: rate(10_00),
});
export const vat = aPayType({
  id: id(4),
  name: "VAT",
  indexNumber: 600,
  value: rate(7_00),
  isIncludedInPrice: true,
  isVat: true,
});
export const amountRow = aPayType({ id: id(5), name: "amount", indexNumber: 700 });
export const cash = aPayType();
export const card = aPayType({
  id: id(7),
  name: "Credit card",
  indexNumber: 850,
  isCreditCard: true,
});
export const invoice = aPayType({ id: id(8), name: "invoice", indexNumber: 900 });
export const qr = aPayType({ id: id(9), name: "QR transfer", indexNumber: 1000, isTransfer: true });
export const changeRow = aPayType({ id: id(10), name: "change", indexNumber: 1100 });

/** Pay types of a venue with VAT contained in its prices, deliberately not in index order. */
export const venuePayTypes: readonly PayType[] = [
  cash,
  qr,
  changeRow,
  vat,
  subtotalRow,
  invoice,
  amountRow,
  totalRow,
  service,
  card,
];

/** Without taxes and charges, so that amounts are easy to verify. */
export const plainPayTypes = venuePayTypes.filter(({ id: own }) => own !== 3 && own !== 4);

export const hotelGuest: CustomerType = { id: id(1), name: "Hotel guest", paysByInvoice: true };
export const walkIn: CustomerType = { id: id(2), name: "Walk-in", paysByInvoice: false };

export function payRules(rules: Partial<PayRules> = {}): PayRules {
  return { payTypes: plainPayTypes, customerType: null, currency: satang, ...rules };
}

/** Of a tender to the unit. */
export const nothingBack = { change: noMoney, rounding: noMoney } as const;

export function paid(payType: PayType, minorUnits: number): PayDetail {
  return { payType: payType.id, total: money(minorUnits) };
}

/** A saved line with its menu price and its price after promotion. */
export function aSale(listPrice: number, price = listPrice): NormalLine {
  return {
    type: "normal",
    key: lineKey(`sale-${listPrice}`),
    isSaved: true,
    round: null,
    article: id(1),
    quantity: oneQuantity,
    productPrice: money(listPrice),
    price: money(price),
    cost: noMoney,
    staff: id(20),
    note: "",
    promotion: null,
    taxClass: null,
    createdAt: instant(0),
    credits: null,
    seats: [],
    course: null,
    orderLevel: null,
    isFree: false,
    parent: null,
    question: null,
    extra: noMoney,
  };
}

/** A credit for the whole line. */
export function aCreditFor(line: NormalLine): NormalLine {
  const key = lineKey(`${line.key}-back`);
  return { ...line, key, quantity: negateQuantity(line.quantity), credits: line.key };
}

import { randomUUID } from "node:crypto";

import { newBill as newBillCall, updateBill } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { listCommissions, payCommission } from "@comanda/contract/commission";
import { addPayment } from "@comanda/contract/payment";

import { id as idOf, type LocationId } from "@comanda/domain/id";

import type { Evening } from "./test-evening.ts";
import { payBill } from "./test-money.ts";
import { callAs, replyOf, type SignedIn } from "./test-till.ts";

/** What a careful bookkeeper at a till writes down, from the payments and from the replies. */
export type Ledger = {
  /** Bills that were paid here. */
  paid: number[];
  voided: number;
  amount: number;
  handedCash: number;
  change: number;
  card: number;
  other: number;
  moneyIn: number;
  moneyOut: number;
  commissionsPaid: number;
};

export function emptyLedger(): Ledger {
  return {
    paid: [],
    voided: 0,
    amount: 0,
    handedCash: 0,
    change: 0,
    card: 0,
    other: 0,
    moneyIn: 0,
    moneyOut: 0,
    commissionsPaid: 0,
  };
}

export type LedgerVenue = {
  readonly evening: Evening;
  readonly payTypes: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<string, number>;
  /** A customer who pays by invoice. */
  readonly company: number;
};

export type Station = { readonly user: SignedIn; readonly ledger: Ledger };

/** How a guest pays, each over the amount of the bill; excess cash is given back as change. */
const paymentMethods = {
  cash: (amount: number) => [{ place: 800, total: Math.ceil(amount / 500_00) * 500_00 }],
  card: (amount: number) => [{ place: 850, total: amount }],
  "card-and-cash": (amount: number) => [
    { place: 850, total: Math.floor(amount / 3) },
    { place: 800, total: amount },
  ],
  "two-methods": (amount: number) => [
    { place: 1000, total: Math.floor(amount / 2) },
    { place: 850, total: amount - Math.floor(amount / 2) },
  ],
  invoice: (amount: number) => [{ place: 900, total: amount }],
} as const;

export type PaymentMethod = keyof typeof paymentMethods;
export const allPaymentMethods = Object.keys(paymentMethods).filter(
  (name): name is PaymentMethod => name in paymentMethods,
);

const places = { cash: 800, card: 850 } as const;

export type Sale = {
  readonly article: string;
  readonly qty: number;
  readonly way: PaymentMethod;
  readonly hasCommission: boolean;
  readonly takesBack: boolean;
  /** Whether one piece has a discount of 10 %. */
  readonly hasDiscount: boolean;
};

/** Sells and closes a round, perhaps with a commission and a credit. */
export async function sell(
  venue: LedgerVenue,
  { user, ledger }: Station,
  sale: Sale,
): Promise<void> {
  const { evening, payTypes } = venue;
  const bill = await placeOrder(venue, sale);
  const amount = (await evening.billOf(bill)).bill?.amount ?? 0;
  const details = paymentMethods[sale.way](amount);
  const payDetails = details.map(({ place, total }) => ({
    payType: payTypes.get(place) ?? 0,
    total,
  }));
  const { change } = replyOf(closeBill, await payBill(evening, user, bill, payDetails));
  ledger.paid.push(bill);
  ledger.amount += amount;
  ledger.change += change;
  for (const { place, total } of details) {
    if (place === places.cash) ledger.handedCash += total;
    else if (place === places.card) ledger.card += total;
    else ledger.other += total;
  }
}

/** Sends an order, and perhaps a credit of it. */
export async function placeOrder(venue: LedgerVenue, sale: Sale): Promise<number> {
  const { evening, company } = venue;
  const { item, write, waiter } = evening;
  const sold = item(sale.article, { qty: sale.qty });
  const commission = item(sale.article, { type: 2, parent: sold.key, staff: waiter.user.id });
  const items = sale.hasCommission ? [sold, commission] : [sold];
  const customer = sale.way === "invoice" ? company : null;
  // Letters alone: a row of digits may look like a payment card number, which no table name may.
  const table = randomUUID().slice(0, 18).replaceAll(/\d/g, "x");
  const sent = evening.order(table, items, { customer });
  const { id } = replyOf(newBillCall, await write(waiter, newBillCall, sent));
  if (sale.takesBack) {
    const back = item(sale.article, { credits: sold.key, qty: -1 });
    const body = { id, version: 1, billItems: [back] };
    replyOf(updateBill, await write(waiter, updateBill, { body }));
  }
  if (sale.hasDiscount) await discountOne(evening, id, sold);
  return id;
}

/** The cashier takes something off one piece. */
async function discountOne(
  evening: Evening,
  id: number,
  { key, product }: { readonly key: string; readonly product: number },
): Promise<void> {
  const { item, write, cashier } = evening;
  const reason = await evening.app
    .database()
    .selectFrom("discount_reason")
    .select("id")
    .where("kind", "=", "discount")
    .where("location", "=", locationAt(cashier))
    .executeTakeFirstOrThrow();
  const gift = {
    ...item("Pad Thai", { type: 6, parent: key, staff: cashier.user.id }),
    product,
    discount: { reason: reason.id, rate: 10_00, isOfBill: false },
  };
  const version = (await evening.billOf(id)).bill?.version;
  const body = { id, version, billItems: [gift] };
  replyOf(updateBill, await write(cashier, updateBill, { body }));
}

function locationAt({ user }: SignedIn): LocationId {
  return user.subLocations[0] ?? idOf<"location">(999_999);
}

/** Sends an order and voids it. */
export async function voidOrder(venue: LedgerVenue, station: Station, sale: Sale): Promise<void> {
  const bill = await placeOrder(venue, sale);
  const body = { statusNote: "gone" };
  const sent = { params: { id: bill }, body };
  replyOf(voidBill, await venue.evening.write(station.user, voidBill, sent));
  station.ledger.voided += 1;
}

export async function moveCash(
  { evening, categories }: LedgerVenue,
  { user, ledger }: Station,
  { category, amount }: { readonly category: string; readonly amount: number },
): Promise<void> {
  const type = category === "Float top-up" ? 0 : 1;
  const expenseCategory = categories.get(category) ?? 0;
  const body = { type, amount, note: "", expenseCategory };
  replyOf(addPayment, await evening.write(user, addPayment, { body }));
  if (type === 0) ledger.moneyIn += amount;
  else ledger.moneyOut += amount;
}

export async function payCommissions(
  { evening }: LedgerVenue,
  { user, ledger }: Station,
): Promise<void> {
  const list = await callAs(evening.app, user, listCommissions);
  for (const { staff, amount, lines } of replyOf(listCommissions, list)) {
    const billItemIdList = lines.map(({ billItem }) => billItem);
    const body = { staffId: staff, amount, billItemIdList };
    replyOf(payCommission, await evening.write(user, payCommission, { body }));
    ledger.commissionsPaid += amount;
  }
}

import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import type { PayTypeReply } from "@comanda/contract/pay-type";

/** A bookkeeper's data, independent of the reports: bills and lines, and the money that changed hands. */
export type Books = {
  readonly bills: readonly BillReply[];
  readonly items: readonly BillItemReply[];
  readonly payTypes: readonly PayTypeReply[];
  /** The category of each article. */
  readonly categoryOf: ReadonlyMap<number, number>;
  /** What guests handed over, by bill. */
  readonly handed: ReadonlyMap<number, readonly PaidAmount[]>;
  readonly moved: readonly CashMovement[];
};

export type PaidAmount = { readonly payType: number; readonly total: number };

/** Cash that went into or out of a drawer besides bills. */
export type CashMovement = {
  readonly shift: number;
  readonly kind: "in" | "out" | "commission";
  readonly amount: number;
  /** The member of staff who was paid a commission. */
  readonly staff?: number;
};

type Sums = Readonly<Record<string, number>>;

/** Every figure of a report, by name or number. */
export type Figures = {
  readonly closed: Sums;
  readonly open: Sums;
  readonly voided: Sums;
  readonly subtotal: number;
  readonly discount: number;
  readonly creditedBack: number;
  readonly change: number;
  readonly charges: Sums;
  readonly paid: Sums;
  readonly earned: Sums;
  readonly paidOut: Sums;
  readonly byHour: Sums;
  readonly byCategory: Sums;
  readonly moneyIn: number;
  readonly moneyOut: number;
};

/** A merge voids a bill of which nothing was lost. */
function isVoid({ status, mergedInto }: BillReply): boolean {
  return status === 2 && mergedInto === null;
}

/**
 * Adds up the bills of a day, or of one of its shifts. It is written from the specification and shares no code with the
 * product: line totals, then promotions, charges in the order of their rows, and the payments.
 */
export function computeFigures(books: Books, shift: number | null): Figures {
  const own = (row: { readonly shift: number | null }) => shift === null || row.shift === shift;
  const ended = books.bills.filter((bill) => bill.status !== 0 && own(bill));
  const closed = ended
    .filter(({ status }) => status === 1)
    .map((bill) => computeBillFigures(books, bill));
  const open = books.bills.filter(({ status }) => status === 0);
  const openAmounts = open.map((bill) => computeBillFigures(books, bill).amount);
  const moved = books.moved.filter(own);
  const ofKind = (kind: CashMovement["kind"]) => moved.filter((one) => one.kind === kind);
  const total = (pick: (bill: BillFigures) => number) => sum(closed.map(pick));
  const amount = total((bill) => bill.amount);
  const cash = total((bill) => bill.cash - bill.change);
  const card = total((bill) => bill.card);
  return {
    closed: { count: closed.length, amount, cash, card, other: amount - cash - card },
    open: { count: open.length, amount: sum(openAmounts) },
    voided: { count: ended.filter((bill) => isVoid(bill)).length, amount: 0 },
    subtotal: total((bill) => bill.subtotal),
    discount: total((bill) => bill.subtotal - bill.total),
    creditedBack: total((bill) => bill.creditedBack),
    change: total((bill) => bill.change),
    charges: sumBy(closed.flatMap((bill) => bill.charges)),
    paid: sumBy(closed.flatMap((bill) => bill.handed.map((one) => [one.payType, one.total]))),
    earned: sumBy(closed.flatMap((bill) => bill.earned)),
    paidOut: sumBy(ofKind("commission").map((one) => [one.staff ?? 0, one.amount])),
    byHour: sumBy(closed.map((bill) => [bill.hour, bill.amount])),
    byCategory: sumBy(closed.flatMap((bill) => bill.categories)),
    moneyIn: sum(ofKind("in").map((one) => one.amount)),
    moneyOut: sum(ofKind("out").map((one) => one.amount)),
  };
}

type Entry = readonly [number, number];
type BillFigures = ReturnType<typeof computeBillFigures>;

function computeBillFigures(
  { items, payTypes, categoryOf, handed: allHanded }: Books,
  bill: BillReply,
) {
  const lines = items.filter((item) => item.bill === bill.id);
  const handed = allHanded.get(bill.id) ?? [];
  const total = sum(lines.map((line) => lineAmount(line, line.price, line.priceMin)));
  const charges = chargesOn(total, payTypes);
  const added = charges.filter(({ isAdded }) => isAdded).map((charge) => charge.amount);
  const amount = total + sum(added);
  const isCash = new Set(payTypes.filter((type) => type.indexNumber === 800).map(({ id }) => id));
  const isCard = new Set(payTypes.filter((type) => type.isCreditCard).map(({ id }) => id));
  const of = (kind: ReadonlySet<number>) =>
    sum(handed.filter(({ payType }) => kind.has(payType)).map((one) => one.total));
  const credits = lines.filter((line) => line.credits !== null);
  return {
    handed,
    total,
    amount,
    subtotal: sum(lines.map((line) => lineAmount(line, line.productPrice, line.productPriceMin))),
    charges: charges.map((charge): Entry => [charge.payType, charge.amount]),
    cash: of(isCash),
    card: of(isCard),
    change: sum(handed.map((one) => one.total)) - amount,
    creditedBack: 0 - sum(credits.map((line) => lineAmount(line, line.price, line.priceMin))),
    earned: lines
      .filter((line) => line.type === 2)
      .map((line): Entry => [line.staff, line.commission * line.qty]),
    categories: lines.map((line): Entry => [
      categoryOf.get(line.product) ?? 0,
      lineAmount(line, line.price, line.priceMin),
    ]),
    // Bangkok is seven hours ahead of the wire's UTC all year round.
    hour: (Number(bill.updatedDate.slice(11, 13)) + 7) % 24,
  };
}

/** Price × quantity, half a satang rounded up; timers cost at least their minimum, and at least their commission. */
function lineAmount(line: BillItemReply, price: number, minimum: number): number {
  const quantity = Math.abs(line.qty);
  const plain = Math.floor((price * Math.round(quantity * 10)) / 10 + 0.5);
  const least = line.timeType === null ? 0 : Math.max(minimum, line.containedCommission);
  const charged = line.timeType === null ? plain : Math.max(plain, least);
  return line.qty < 0 ? 0 - charged : charged;
}

/** Rows between total and amount; charges contained in prices add nothing. */
function chargesOn(total: number, payTypes: readonly PayTypeReply[]) {
  let added = 0;
  return payTypes
    .filter(({ indexNumber }) => indexNumber > 400 && indexNumber < 700)
    .map(({ id, value, includeOnPrice, onCharges }) => {
      const base = onCharges ? total + added : total;
      const whole = includeOnPrice ? 10_000 + value : 10_000;
      const amount = Math.floor((2 * base * value + whole) / (2 * whole));
      added += includeOnPrice ? 0 : amount;
      return { payType: id, amount, isAdded: !includeOnPrice };
    });
}

/** Adds up days to a month, figure by figure; only the last day's open bills count. */
export function sumDays(days: readonly Figures[]): Figures {
  const each = (pick: (day: Figures) => Sums): Sums =>
    sumBy(days.flatMap((day) => Object.entries(pick(day))));
  const one = (pick: (day: Figures) => number): number => sum(days.map(pick));
  return {
    closed: each((day) => day.closed),
    open: days.at(-1)?.open ?? { count: 0, amount: 0 },
    voided: each((day) => day.voided),
    subtotal: one((day) => day.subtotal),
    discount: one((day) => day.discount),
    creditedBack: one((day) => day.creditedBack),
    change: one((day) => day.change),
    charges: each((day) => day.charges),
    paid: each((day) => day.paid),
    earned: each((day) => day.earned),
    paidOut: each((day) => day.paidOut),
    byHour: each((day) => day.byHour),
    byCategory: each((day) => day.byCategory),
    moneyIn: one((day) => day.moneyIn),
    moneyOut: one((day) => day.moneyOut),
  };
}

/** What is left of the sales after all payments in and out. */
export function remainingSales({ closed, moneyIn, moneyOut, paidOut }: Figures): number {
  return (closed["amount"] ?? 0) + moneyIn - moneyOut - sum(Object.values(paidOut));
}

/** The expected cash in a drawer that started with this amount. */
export function expectedCash(start: number, { closed, moneyIn, moneyOut, paidOut }: Figures) {
  return start + (closed["cash"] ?? 0) + moneyIn - moneyOut - sum(Object.values(paidOut));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((one, other) => one + other, 0);
}

function sumBy(entries: readonly (readonly [number | string, number])[]): Sums {
  const groups = Map.groupBy(entries, ([key]) => String(key));
  return Object.fromEntries(
    [...groups].map(([key, own]) => [key, sum(own.map(([, amount]) => amount))]),
  );
}

import type { Decimals } from "../money/currency.ts";
import type { Rate } from "../money/rate.ts";
import {
  absoluteMoney,
  addMoney,
  negateMoney,
  noMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "../money/money.ts";
import { roleOf } from "../payment/pay-type.ts";
import { tenderAmount } from "../payment/tender.ts";
import { bookBill } from "./book-bill.ts";
import { bookingSides, type Booking, type BookingKind, type BookingSide } from "./booking.ts";
import type { BookedPayType, DayFacts } from "./day-facts.ts";

/** An amount on the usual side of its kind; below zero, it is booked on the other side. */
type Entry = {
  readonly kind: BookingKind;
  readonly subject?: number | null;
  readonly rate?: Rate | null;
  readonly amount: Money;
};

/** The bookings of a finished day, in whole units of its currency. Debit and credit add up to the same. */
export function bookingsOfDay(
  facts: DayFacts,
  payTypes: readonly BookedPayType[],
  currency: Decimals,
): readonly Booking[] {
  const cash = payTypes.find((type) => roleOf(type) === "cash")?.id ?? null;
  const moved = drawerEntries(facts);
  const entries: readonly Entry[] = [
    ...salesEntries(facts, payTypes, currency),
    ...moneyEntries(facts, payTypes, cash),
    ...moved,
    ...moved.map(({ kind, amount }): Entry => {
      const into = bookingSides[kind] === "credit" ? "drawer-in" : "drawer-out";
      return { kind: into, subject: cash, amount };
    }),
  ];
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = sums.get(key)?.amount ?? noMoney;
    sums.set(key, { ...entry, amount: addMoney(before, entry.amount) });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .toSorted(inOrder)
    .map(toBooking);
}

/** What the bookings of one side add up to. */
export function sumOfSide(
  bookings: readonly Pick<Booking, "side" | "amount">[],
  side: BookingSide,
): Money {
  return sumMoney(bookings.filter((one) => one.side === side).map(({ amount }) => amount));
}

function salesEntries(
  { bills }: DayFacts,
  payTypes: readonly BookedPayType[],
  currency: Decimals,
): readonly Entry[] {
  return bills.flatMap((bill): readonly Entry[] => {
    const { sales, taxes, charges, rounding } = bookBill(bill, payTypes, currency);
    return [
      ...sales.map(({ category, rate, net }) => ({
        kind: "sales" as const,
        subject: category,
        rate,
        amount: net,
      })),
      ...taxes.map(({ payType, rate, amount }) => ({
        kind: "tax" as const,
        subject: payType,
        rate,
        amount,
      })),
      ...charges.map(({ payType, net }) => ({
        kind: "charge" as const,
        subject: payType,
        amount: net,
      })),
      { kind: "rounding", amount: rounding },
    ];
  });
}

/** Change is of cash, whatever the guest paid with. */
function moneyEntries(
  { bills, taken }: DayFacts,
  payTypes: readonly BookedPayType[],
  cash: number | null,
): readonly Entry[] {
  const closed = new Set(bills.map(({ id }) => id));
  const known = new Set<number>(payTypes.map(({ id }) => id));
  const later = taken.filter(({ bill }) => !closed.has(bill));
  return [
    ...taken.flatMap(({ payType, received, change }): readonly Entry[] => [
      {
        kind: "payment",
        subject: payType !== null && known.has(payType) ? payType : cash,
        amount: received,
      },
      { kind: "payment", subject: cash, amount: negateMoney(change) },
    ]),
    { kind: "rounding", amount: sumMoney(taken.map(({ rounding }) => rounding)) },
    { kind: "prepaid", amount: sumMoney(later.map(tenderAmount)) },
    { kind: "prepaid-used", amount: sumMoney(bills.map(({ paidEarlier }) => paidEarlier)) },
  ];
}

/** What came into the drawer or went out of it without a guest. */
function drawerEntries({ payments, commissionsPaid, differences }: DayFacts): readonly Entry[] {
  const over = sumMoney(differences.filter((one) => one > 0));
  const short = subtractMoney(over, sumMoney(differences));
  return [
    ...payments.map(({ type, expenseCategory, amount }) => ({
      kind: type,
      subject: expenseCategory,
      amount,
    })),
    { kind: "commission", amount: commissionsPaid },
    { kind: "cash-over", amount: over },
    { kind: "cash-short", amount: short },
  ];
}

function keyOf({ kind, subject = null, rate = null }: Entry): string {
  return `${kind} ${subject} ${rate}`;
}

const kindsInOrder = Object.keys(bookingSides);

function inOrder(one: Entry, other: Entry): number {
  return (
    kindsInOrder.indexOf(one.kind) - kindsInOrder.indexOf(other.kind) ||
    (one.subject ?? 0) - (other.subject ?? 0) ||
    (one.rate ?? 0) - (other.rate ?? 0)
  );
}

function toBooking({ kind, subject = null, rate = null, amount }: Entry): Booking {
  const usual = bookingSides[kind];
  const opposite = usual === "debit" ? "credit" : "debit";
  const side = amount > 0 ? usual : opposite;
  return { kind, subject, rate, side, amount: absoluteMoney(amount) };
}

import type { Rate } from "../money/rate.ts";
import type { Money } from "../money/money.ts";

/**
 * What is booked, in the order in which a day lists it, with the side that it increases. What is new, such as a refund
 * of its own or a rounding of cash, is one more row here and in `bookings-of-day.ts`.
 */
export const bookingSides = {
  /** What guests paid for lines, without tax; by category and rate. */
  sales: "credit",
  /** By tax and rate. */
  tax: "credit",
  /** Any other charge, such as service. */
  charge: "credit",
  rounding: "credit",
  /** Received from guests less change, by pay type. */
  payment: "debit",
  /** Taken for bills that are closed later. */
  prepaid: "credit",
  /** Taken earlier for bills that are closed now. */
  "prepaid-used": "debit",
  /** By expense category. */
  "money-in": "credit",
  "money-out": "debit",
  commission: "debit",
  /** Counted more than expected, and less. */
  "cash-over": "credit",
  "cash-short": "debit",
  /** The cash of the five before, as it came into the drawer and went out of it. */
  "drawer-in": "debit",
  "drawer-out": "credit",
} as const satisfies Readonly<Record<string, "debit" | "credit">>;

export type BookingKind = keyof typeof bookingSides;
export type BookingSide = "debit" | "credit";

/** An amount on one side of one account. It is above zero. */
export type Booking = {
  readonly kind: BookingKind;
  /** The category, pay type or expense category that it is about; null if the kind has none. */
  readonly subject: number | null;
  /** Of sales and taxes; null if the bills do not state it, or bear no tax. */
  readonly rate: Rate | null;
  readonly side: BookingSide;
  readonly amount: Money;
};

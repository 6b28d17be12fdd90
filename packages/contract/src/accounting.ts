import { bookingSides, type BookingKind } from "@comanda/domain/accounting/booking";
import { charts } from "@comanda/domain/accounting/chart-of-accounts";
import { accountUses } from "@comanda/domain/accounting/ledger-account";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { officeTopic } from "./office.ts";
import { nameText } from "./typed-text.ts";
import {
  categoryId,
  dateOnly,
  expenseCategoryId,
  limitedText,
  money,
  orNull,
  payTypeId,
  rate,
} from "./wire.ts";

/** An account of the venue's books, and what is booked there. Whatever none is for is booked as its chart says. */
export const officeLedgerAccount = officeTopic("ledger-account", {
  name: nameText,
  number: limitedText(20),
  use: Type.Enum([...accountUses]),
  /** What the use is limited to; null for all. */
  category: orNull(categoryId),
  payType: orNull(payTypeId),
  expenseCategory: orNull(expenseCategoryId),
  /** Of sales and taxes, in basis points. */
  taxRate: orNull(rate),
  /** The BU-Schlüssel of DATEV, or empty. */
  datevKey: limitedText(4),
});

const bookingKind = Type.Unsafe<BookingKind>(Type.String({ enum: Object.keys(bookingSides) }));

const assignedAccount = {
  number: Type.String(),
  name: Type.String(),
  datevKey: Type.String(),
  /** Whether an account of the venue, one of its chart, or none fits: then it is the chart's for all else. */
  origin: Type.Enum(["own", "standard", "fallback"]),
};

const booking = Type.Object({
  kind: bookingKind,
  /** The category, pay type or expense category that it is about; empty if there is none. */
  name: Type.String(),
  rate: orNull(rate),
  side: Type.Enum(["debit", "credit"]),
  amount: money,
  account: Type.Object(assignedAccount),
});

/** What work days are in the venue's books. A day is booked when it has ended: until then it would change. */
export const readBookings = defineCall({
  name: "read-bookings",
  method: "GET",
  path: "/office/bookings",
  permission: "see_owner_reports",
  query: Type.Object({
    /** The first and the last date on which the work days began, both included. */
    from: dateOnly,
    to: dateOnly,
  }),
  reply: Type.Object({
    from: dateOnly,
    to: dateOnly,
    /** ISO 4217. */
    currency: Type.String(),
    /** ISO 3166; null if the currency and the time zone do not determine it. */
    country: orNull(Type.String()),
    chart: Type.Enum([...charts]),
    datevConsultant: Type.String(),
    datevClient: Type.String(),
    fiscalYearMonth: Type.Integer(),
    /** The account that stands against every booking in formats of pairs. */
    clearing: Type.Object(assignedAccount),
    days: Type.Array(
      Type.Object({
        /** The date on which it began. */
        date: dateOnly,
        hasEnded: Type.Boolean(),
        /** None if it has not ended. */
        bookings: Type.Array(booking),
      }),
    ),
  }),
});

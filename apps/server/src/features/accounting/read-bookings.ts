import { setImmediate } from "node:timers/promises";

import type { ReplyOf } from "@comanda/contract/call";
import type { readBookings as readBookingsCall } from "@comanda/contract/accounting";
import { bookedCategoryOf } from "@comanda/domain/accounting/booked-category";
import type { Booking } from "@comanda/domain/accounting/booking";
import { bookingsOfDay } from "@comanda/domain/accounting/bookings-of-day";
import { chartOf, type Chart } from "@comanda/domain/accounting/chart-of-accounts";
import { askFor, bookedCategories, findAccount } from "@comanda/domain/accounting/find-account";
import { useOf, type LedgerAccount } from "@comanda/domain/accounting/ledger-account";
import type { ArticleId, CategoryId, LocationId } from "@comanda/domain/id";
import {
  requireDatesInOrder,
  type ReportDates,
} from "@comanda/domain/owner-report/select-report-days";
import type { Refusal } from "@comanda/domain/refusal";
import { localTime } from "@comanda/domain/time/local-time";
import { wireDate } from "@comanda/domain/time/wire-date";
import { countryOfVenue } from "@comanda/domain/venue/find-country";

import type { Database } from "#database/database.ts";

import { findArticleCategories } from "../menu/index.ts";
import { findReportDays } from "../owner-report/index.ts";
import { findTimeZone } from "../venue/index.ts";
import {
  findBookedPayTypes,
  findBookSettings,
  findCategoryTree,
  findExpenseNames,
  findLedgerAccounts,
} from "./booked-venue-store.ts";
import { findDayFacts } from "./day-facts-store.ts";
import { findEndedDays } from "./ended-days-store.ts";

type Reply = ReplyOf<typeof readBookingsCall>;

/** The bookings of the work days that began within the dates. */
export async function readBookings(
  database: Database,
  location: LocationId,
  dates: ReportDates,
): Promise<Reply | Refusal> {
  const refusal = requireDatesInOrder(dates);
  if (refusal !== null) return refusal;
  const { currency, chart: choice, ...settings } = await findBookSettings(database, location);
  const timeZone = await findTimeZone(database, location);
  const country = countryOfVenue({ currency: currency.code, timeZone })?.code ?? null;
  const venue = await loadVenue(database, location, chartOf(choice, country));
  const days: Reply["days"] = [];
  const found = await findReportDays(database, { location, timeZone }, dates);
  const ended = await findEndedDays(
    database,
    location,
    found.days.map(({ id }) => id),
  );
  for (const { id, startedAt } of found.days) {
    const hasEnded = ended.has(id);
    const facts = hasEnded
      ? await findDayFacts(database, { location, day: id, currency }, venue.categoryOf)
      : null;
    days.push({
      date: wireDate(localTime(startedAt, timeZone)),
      hasEnded,
      bookings:
        facts === null ? [] : bookingsOfDay(facts, venue.payTypes, currency).map(venue.present),
    });
    // The days of a year take a moment; others are served in between.
    await setImmediate();
  }
  return {
    from: wireDate(dates.from),
    to: wireDate(dates.to),
    currency: currency.code,
    country,
    chart: venue.chart,
    datevConsultant: settings.datevConsultant,
    datevClient: settings.datevClient,
    fiscalYearMonth: settings.fiscalYearMonth,
    clearing: venue.clearing,
    days,
  };
}

type PresentedBooking = Reply["days"][number]["bookings"][number];

/** What all days of the reply share: the names, the accounts, and the category that an article counts in. */
async function loadVenue(database: Database, location: LocationId, chart: Chart) {
  const accounts = await findLedgerAccounts(database, location);
  const payTypes = await findBookedPayTypes(database, location);
  const names = await loadNames(database, location, payTypes);
  const ways = new Map<number, (typeof payTypes)[number]>(payTypes.map((type) => [type.id, type]));
  const nothing = { subject: null, rate: null, way: "cash" } as const;
  return {
    chart,
    payTypes,
    categoryOf: await loadCategories(database, location, accounts),
    clearing: findAccount({ use: "clearing", ...nothing }, accounts, chart),
    present: (booking: Booking): PresentedBooking => {
      const { kind, subject, rate, side, amount } = booking;
      const account = findAccount(askFor(booking, ways), accounts, chart);
      return { kind, name: names(kind, subject), rate, side, amount, account };
    },
  };
}

async function loadNames(
  database: Database,
  location: LocationId,
  payTypes: readonly { readonly id: number; readonly name: string }[],
) {
  const categories = new Map<number, string>(
    (await findCategoryTree(database, location)).map(({ id, name }) => [id, name]),
  );
  const expenses = await findExpenseNames(database, location);
  const types = new Map<number, string>(payTypes.map(({ id, name }) => [id, name]));
  return (kind: Booking["kind"], subject: number | null): string => {
    const use = useOf(kind);
    const isMoved = use === "money-in" || use === "money-out";
    const others = isMoved ? expenses : types;
    return (use === "sales" ? categories : others).get(subject ?? 0) ?? "";
  };
}

/** The category that the sales of an article are booked under. */
async function loadCategories(
  database: Database,
  location: LocationId,
  accounts: readonly LedgerAccount[],
): Promise<(article: ArticleId) => CategoryId | null> {
  const tree = await findCategoryTree(database, location);
  const parents = new Map(tree.map(({ id, parent }) => [id, parent]));
  const articles = await findArticleCategories(database, location);
  const named = bookedCategories(accounts);
  return (article) => {
    const own = articles.get(article)?.id;
    return own === undefined ? null : bookedCategoryOf(own, parents, named);
  };
}

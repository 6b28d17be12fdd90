import type { ReplyOf } from "@comanda/contract/call";
import type { readFrontPage } from "@comanda/contract/front-page";
import { formatDateTime } from "@comanda/contract/wire";
import { compareHours } from "@comanda/domain/front-page/compare-hours";
import { weekBefore } from "@comanda/domain/front-page/front-page-dates";
import {
  sumBills,
  sumGuests,
  toSalesFigures,
  type PaidBill,
  type Taxes,
} from "@comanda/domain/owner-report/sum-sales";
import type { LocationId, PayTypeId } from "@comanda/domain/id";
import {
  sumPayTypeSales,
  type PayTypeSales,
} from "@comanda/domain/owner-report/sum-pay-type-sales";
import type { PayType } from "@comanda/domain/payment/pay-type";
import { money, type Money } from "@comanda/domain/money/money";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import type { Instant } from "@comanda/domain/time/instant";
import { wireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";

import {
  findPaidBills,
  findTakenMoney,
  sumByBill,
  type TakenMoney,
} from "../owner-report/index.ts";
import type { SalesCalendar } from "./sales-calendar.ts";

type ComparedDay = NonNullable<ReplyOf<typeof readFrontPage>["figures"]>["today"];

export type DayReader = {
  readonly database: Database;
  readonly location: LocationId;
  readonly calendar: SalesCalendar;
  readonly taxes: Taxes;
  readonly payTypes: readonly PayType[];
  readonly staffNames: ReadonlyMap<number, string>;
};

/** A day beside the same weekday of the week before, whose sales count up to a moment, if any. */
export async function compareDay(
  reader: DayReader,
  date: CalendarDate,
  until: Instant | null,
): Promise<ComparedDay> {
  const { taxes, payTypes, calendar } = reader;
  const dateBefore = weekBefore(date);
  const bills = (await findBillsOf(reader, date)) ?? [];
  const all = await findBillsOf(reader, dateBefore);
  const before = all?.filter(({ paidAt }) => until === null || paidAt <= until) ?? null;
  const takenBefore = (await findTakenOn(reader, dateBefore)).filter(
    ({ at }) => until === null || at <= until,
  );
  return {
    date: wireDate(date),
    sales: daySales(bills, taxes),
    before: {
      date: wireDate(dateBefore),
      until: until === null ? null : formatDateTime(until),
      sales: before === null ? null : daySales(before, taxes),
    },
    hours: [...compareHours(bills, before ?? [], { taxes, timeZone: calendar.timeZone })],
    payTypes: [...comparePayTypes(await findTakenOn(reader, date), takenBefore, payTypes)],
  };
}

/** Null if no work day began on that date. */
async function findBillsOf(
  { database, location, calendar }: DayReader,
  date: CalendarDate,
): Promise<readonly PaidBill[] | null> {
  const days = calendar.daysIn({ from: date, to: date }).days.map(({ id }) => id);
  return days.length === 0 ? null : findPaidBills(database, { location, days });
}

async function findTakenOn(
  { database, location, calendar }: DayReader,
  date: CalendarDate,
): Promise<readonly TakenMoney[]> {
  const days = calendar.daysIn({ from: date, to: date }).days.map(({ id }) => id);
  return days.length === 0 ? [] : findTakenMoney(database, { location, days });
}

function daySales(bills: readonly PaidBill[], taxes: Taxes): ComparedDay["sales"] {
  return { ...toSalesFigures(sumBills(bills, taxes)), ...sumGuests(bills, taxes) };
}

/** The ways to pay that were used on either day, the most used first. */
function comparePayTypes(
  taken: readonly TakenMoney[],
  before: readonly TakenMoney[],
  payTypes: readonly PayType[],
): ComparedDay["payTypes"] {
  const sum = (paid: readonly TakenMoney[]) => sumPayTypeSales(sumByBill(paid), payTypes);
  const [now, then] = [sum(taken), sum(before)];
  const used = [...new Set([...now, ...then].map(({ id }) => id))];
  return used
    .map((id) => ({
      payType: payTypes.find((payType) => payType.id === id)?.name ?? "",
      kept: keptIn(now, id),
      before: keptIn(then, id),
    }))
    .toSorted((one, other) => other.kept - one.kept || other.before - one.before);
}

function keptIn(sales: readonly PayTypeSales[], wanted: PayTypeId): Money {
  return money(sales.find(({ id }) => id === wanted)?.kept ?? 0);
}

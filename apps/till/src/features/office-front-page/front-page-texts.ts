import { parseWireDate, parseWireDateTime, wireDate } from "@comanda/domain/time/wire-date";
import { dayNumber } from "@comanda/domain/time/calendar";
import { msPerDay } from "@comanda/domain/time/instant";
import {
  dateText,
  dateTimeText,
  timeSinceText,
  timeText,
} from "@comanda/domain/time/date-time-text";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";

/** How the venue and the language write figures and days. */
export type FrontPageContext = {
  readonly moneyFormat: MoneyFormat;
  readonly zone: TimeZone;
  /** The BCP 47 tag of the till's language. */
  readonly tag: string;
};

/** The weekday and the date, such as Tuesday 24/11/2026. */
export function dayText(wire: string, { tag }: FrontPageContext): string {
  const date = parseWireDate(wire);
  if (date === null) return wire;
  const options = { weekday: "long", timeZone: "UTC", calendar: "gregory" } as const;
  const weekday = new Intl.DateTimeFormat(tag, options).format(dayNumber(date) * msPerDay);
  return `${weekday} ${dateText(date)}`;
}

export function clockText(wire: string, { zone }: FrontPageContext): string {
  const at = parseWireDateTime(wire);
  return at === null ? wire : timeText(at, zone);
}

/** The time up to which a day counts, with its date once that is another one: a work day may last past midnight. */
export function untilText(
  wire: string,
  day: string,
  { zone }: Pick<FrontPageContext, "zone">,
): string {
  const at = parseWireDateTime(wire);
  if (at === null) return wire;
  return wireDate(localTime(at, zone)) === day ? timeText(at, zone) : dateTimeText(at, zone);
}

/** The time, with its date unless that is the same as of another moment. */
export function sinceText(
  wire: string,
  now: string,
  { zone }: Pick<FrontPageContext, "zone">,
): string {
  const [at, other] = [parseWireDateTime(wire), parseWireDateTime(now)];
  if (at === null || other === null) return wire;
  return timeSinceText(at, other, zone);
}

export function amountText(amount: number | null, { moneyFormat }: FrontPageContext): string {
  return amount === null ? "–" : formatMoney(money(amount), moneyFormat);
}

export function countText(count: number | null): string {
  return String(count ?? 0);
}

/** By how much a figure has grown or shrunk, in whole percent; null if there is nothing to compare with. */
export function growthPercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null;
  return Math.round(((now - before) * 100) / before);
}

export function growthText(percent: number | null): string {
  if (percent === null) return "–";
  if (percent < 0) return `−${-percent} %`;
  return percent === 0 ? "0 %" : `+${percent} %`;
}

/** The address of a report over some days. */
export function reportPath(
  kind: "bills" | "hours" | "pay-types" | "voids" | "reprints",
  { from, to }: { readonly from: string; readonly to: string },
): string {
  return `/office/reports/${kind}/${from}/${to}`;
}

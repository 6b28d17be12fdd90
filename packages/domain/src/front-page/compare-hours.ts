import { noMoney, sumMoney, type Money } from "../money/money.ts";
import { listSalesHours } from "../shift/list-sales-hours.ts";
import { localHours } from "../time/local-hours.ts";
import type { TimeZone } from "../time/local-time.ts";
import { netOf, type PaidBill, type Taxes } from "../owner-report/sum-sales.ts";

export type ComparedHour = { readonly hour: number; readonly net: Money; readonly before: Money };

type HourOptions = { readonly taxes: Taxes; readonly timeZone: TimeZone };

/** Net sales by the hour of payment, beside those of another day. An evening past midnight stays in one piece. */
export function compareHours(
  bills: readonly PaidBill[],
  before: readonly PaidBill[],
  { taxes, timeZone }: HourOptions,
): readonly ComparedHour[] {
  const hourOf = localHours(timeZone);
  const byHour = (paid: readonly PaidBill[]) => Map.groupBy(paid, ({ paidAt }) => hourOf(paidAt));
  const [now, then] = [byHour(bills), byHour(before)];
  const netIn = (hours: typeof now, hour: number) =>
    sumMoney((hours.get(hour) ?? []).map((bill) => netOf(bill, taxes)));
  const sold = new Set([...now.keys(), ...then.keys()]);
  const hours = [...sold].map((hour) => ({ hour, count: 1, amount: noMoney }));
  return listSalesHours(hours, null).map(({ hour }) => ({
    hour,
    net: netIn(now, hour),
    before: netIn(then, hour),
  }));
}

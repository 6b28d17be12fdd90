import type { ReplyOf } from "@comanda/contract/call";
import { newBill } from "@comanda/contract/bill";
import { findBills, type WorkDayStart } from "@comanda/contract/find-bills";
import { id as idFrom } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  openDayAndShift,
  openHarbour,
  startEvening,
  type Evening,
} from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

const hourMs = 3_600_000;
const padThai = 132_00;

let evening: Evening;
let cash: number;

/** Friday has two work days, with #1 and #2, and Saturday one without bills; its second, with #3, is open. */
beforeAll(async () => {
  evening = await startEvening();
  cash = (await payTypesOf(evening)).get(800) ?? 0;
  await openDayAndShift(evening);
  await sell("1");
  await closeUp(padThai);
  evening.app.advance(hourMs);
  await openDayAndShift(evening);
  await sell("2");
  await closeUp(padThai);
  evening.app.advance(12 * hourMs);
  await openDayAndShift(evening);
  await closeUp(0);
  evening.app.advance(7 * hourMs);
  await openDayAndShift(evening);
  await sell("3");
});
afterAll(() => evening.app.close());

async function sell(table: string): Promise<void> {
  const { write, waiter, order, item } = evening;
  const { id } = replyOf(newBill, await write(waiter, newBill, order(table, [item("Pad Thai")])));
  const paid = await payBill(evening, evening.cashier, id, [{ payType: cash, total: padThai }]);
  expect(paid.statusCode).toBe(200);
}

async function closeUp(sold: number): Promise<void> {
  await endShiftOf(evening, evening.cashier, 1500_00 + sold);
  await endDay(evening, evening.cashier);
}

type Reply = ReplyOf<typeof findBills>;

async function found(
  query: Readonly<Record<string, string>>,
  user = evening.waiter,
): Promise<Reply> {
  return replyOf(findBills, await callAs(evening.app, user, findBills, { query }));
}

const begin = (day: WorkDayStart | null) => day?.startTime.slice(0, 13) ?? null;

const idOf = (day: WorkDayStart | null) => String(day?.id);

/** When the day began and those beside it, by the hour in UTC, and its bills. */
const shown = ({ day, previousDay, nextDay, bills }: Reply) => ({
  days: [previousDay, day, nextDay].map(begin),
  bills: bills.map(({ number }) => number),
});

const firstFriday = "2026-11-20 12";
const secondFriday = "2026-11-20 13";
const saturday = "2026-11-21 01";

test("the bills of the last day that has ended are found without its date", async () => {
  expect(shown(await found({ lastDay: "1" }))).toEqual({
    days: [secondFriday, saturday, null],
    bills: [],
  });
});

test("every ended day is beside the one before it and the one after it, also two of one date", async () => {
  const last = await found({ lastDay: "1" });
  const second = await found({ workDay: idOf(last.previousDay) });
  expect(shown(second)).toEqual({ days: [firstFriday, secondFriday, saturday], bills: [2] });
  const first = await found({ workDay: idOf(second.previousDay) });
  expect(shown(first)).toEqual({ days: [null, firstFriday, secondFriday], bills: [1] });
});

test.each([
  ["2026-11-19", [null, null, firstFriday], []],
  ["2026-11-20", [null, null, saturday], [2, 1]],
  // The open day has ended bills, too.
  ["2026-11-21", [secondFriday, null, null], [3]],
  ["2026-11-22", [saturday, null, null], []],
])("the days beside %s are those of other dates", async (date, days, bills) => {
  expect(shown(await found({ date }))).toEqual({ days, bills });
});

test("a search in all days has no days beside it", async () => {
  expect(shown(await found({}))).toEqual({ days: [null, null, null], bills: [3, 2, 1] });
});

test("days are those of the own location", async () => {
  const harbour = await openHarbour(evening);
  const { previousDay: ofLotus } = await found({ lastDay: "1" });
  const nothing = { days: [null, null, null], bills: [] };
  expect(shown(await found({ lastDay: "1" }, harbour))).toEqual(nothing);
  expect(shown(await found({ workDay: idOf(ofLotus) }, harbour))).toEqual(nothing);
});

test("a day that begins at midnight is beside the date before it", async () => {
  const { day } = await found({ lastDay: "1" });
  const midnight = instant(Date.parse("2026-11-20T17:00:00Z"));
  const days = evening.app.database().updateTable("work_day").set({ started_at: midnight });
  await days.where("id", "=", idFrom<"work-day">(Number(idOf(day)))).execute();
  expect(shown(await found({ date: "2026-11-20" })).days).toEqual([null, null, "2026-11-20 17"]);
});

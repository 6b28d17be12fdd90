import { readBookings } from "@comanda/contract/accounting";
import type { ReplyOf } from "@comanda/contract/call";
import { closeBill } from "@comanda/contract/end-bill";
import { startWorkDay } from "@comanda/contract/day";
import { takeTender } from "@comanda/contract/tender";
import { totalsSchema } from "@comanda/contract/settlement";
import { msPerDay } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fromJson } from "#database/portable-columns.ts";

import { anyStep } from "../../testing/any-step.ts";
import { startNight, type Night } from "../../testing/start-night.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { eveningIn } from "../../testing/test-evening.ts";
import { payBill, payTypesOf, signInAt } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

type Reply = ReplyOf<typeof readBookings>;
type Booking = Reply["days"][number]["bookings"][number];

let app: TestApp;
let admin: SignedIn;
const nights: Pick<Night, "date" | "day">[] = [];
/** A bill that is paid by card in part on the first night, and in cash on the second. */
let inParts = 0;
const firstPart = 50_00;

beforeAll(async () => {
  app = await startTestApp();
  const steps = fc.array(anyStep, { minLength: 10, maxLength: 16 });
  for (const [index, made] of fc.sample(steps, 3).entries()) {
    const began = app.now();
    const night = await startNight(app);
    const { evening } = night;
    const payTypes = await payTypesOf(evening);
    if (index === 0) {
      inParts = await evening.openBill("Prepaid", [evening.item("Pad Thai")]);
      const body = { bill: inParts, key: "part", payType: payTypes.get(850), amount: firstPart };
      replyOf(takeTender, await evening.write(evening.cashier, takeTender, { body }));
    }
    for (const step of made) await night.play(step);
    if (index === 1) {
      const amount = (await evening.billOf(inParts)).bill?.amount ?? 0;
      const rest = [{ payType: payTypes.get(800) ?? 0, total: amount - firstPart }];
      replyOf(closeBill, await payBill(evening, evening.cashier, inParts, rest));
    }
    await night.end();
    app.advance(began + msPerDay - app.now());
    nights.push({ date: night.date, day: night.day });
  }
  admin = await signInAt(await eveningIn(app), "admin", "Bar");
}, 120_000);
afterAll(() => app.close());

async function bookings(from: string, to = from): Promise<Reply> {
  const read = await callAs(app, admin, readBookings, { query: { from, to } });
  return replyOf(readBookings, read);
}

const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);
const isOf =
  (...kinds: readonly Booking["kind"][]) =>
  ({ kind }: Booking) =>
    kinds.includes(kind);
/** Credit less debit. */
const net = (some: readonly Booking[]) =>
  sum(some.map(({ side, amount }) => (side === "credit" ? amount : 0 - amount)));
const byName = (some: readonly Booking[]) =>
  Object.fromEntries(
    [...Map.groupBy(some, ({ name }) => name)].map(([name, own]) => [name, net(own)]),
  );

/** Adds up the raw rows of a day, one by one. */
async function recount(day: number) {
  const database = app.database();
  const bills = await database.selectFrom("bill").selectAll().execute();
  const tenders = await database
    .selectFrom("tender")
    .innerJoin("shift", "shift.id", "tender.shift")
    .innerJoin("pay_type", "pay_type.id", "tender.pay_type")
    .select(["tender.bill", "tender.received", "tender.change", "tender.rounding"])
    .select(["shift.work_day", "pay_type.name"])
    .execute();
  const closed = bills.filter((bill) => bill.status === "closed" && bill.work_day === day);
  const ids = new Set<number>(closed.map(({ id }) => id));
  const isOwn = ({ work_day }: (typeof tenders)[number]) => work_day === day;
  const paid = ({ received, change, rounding }: (typeof tenders)[number]) =>
    received - change - rounding;
  const payments: Record<string, number> = {};
  for (const tender of tenders.filter(isOwn)) {
    payments[tender.name] = (payments[tender.name] ?? 0) + tender.received;
    payments["Cash"] = (payments["Cash"] ?? 0) - tender.change;
  }
  const charges = closed.flatMap(({ totals }) => fromJson(totalsSchema, totals ?? "").charges);
  const moved = await database.selectFrom("payment").selectAll().execute();
  const ofDay = moved.filter((payment) => payment.work_day === day);
  return {
    amount: sum(closed.map(({ amount }) => amount)),
    charges: sum(charges.map(({ total }) => total)),
    payments,
    prepaid: sum(tenders.filter((one) => isOwn(one) && !ids.has(one.bill)).map(paid)),
    used: sum(tenders.filter((one) => !isOwn(one) && ids.has(one.bill)).map(paid)),
    moneyIn: sum(ofDay.filter(({ type }) => type === "money-in").map(({ amount }) => amount)),
    moneyOut: sum(ofDay.filter(({ type }) => type === "money-out").map(({ amount }) => amount)),
  };
}

test("each of several random days balances, and equals its bills, tenders and payments", async () => {
  const { days } = await bookings(nights[0]?.date ?? "", nights.at(-1)?.date);
  expect(days.map(({ date }) => date)).toEqual(nights.map(({ date }) => date));
  for (const [index, { bookings: own }] of days.entries()) {
    const raw = await recount(nights[index]?.day ?? 0);
    expect(net(own)).toBe(0);
    expect(net(own.filter(isOf("sales", "tax", "charge")))).toBe(raw.amount);
    expect(net(own.filter(isOf("tax", "charge")))).toBeLessThanOrEqual(raw.charges);
    expect(own.filter(isOf("rounding"))).toEqual([]);
    const paid = byName(own.filter(isOf("payment")));
    const wanted = Object.entries(raw.payments).filter(([, amount]) => amount !== 0);
    expect(paid).toEqual(Object.fromEntries(wanted.map(([name, amount]) => [name, 0 - amount])));
    expect(net(own.filter(isOf("prepaid")))).toBe(raw.prepaid);
    expect(net(own.filter(isOf("prepaid-used")))).toBe(0 - raw.used);
    expect(net(own.filter(isOf("money-in")))).toBe(raw.moneyIn);
    expect(net(own.filter(isOf("money-out")))).toBe(0 - raw.moneyOut);
    // Every drawer was counted at the end with what it had at the start.
    const cash = own.filter(
      ({ kind, name }) => name === "Cash" || kind === "drawer-in" || kind === "drawer-out",
    );
    expect(net(cash)).toBe(0);
  }
});

test("what was taken for an open bill is owed until the day that closes it", async () => {
  const { days } = await bookings(nights[0]?.date ?? "", nights[1]?.date);
  const [first, second] = days.map(({ bookings: own }) => own);
  expect(first?.filter(isOf("prepaid"))).toMatchObject([{ side: "credit", amount: firstPart }]);
  expect(second?.filter(isOf("prepaid-used"))).toMatchObject([
    { side: "debit", amount: firstPart },
  ]);
});

test("a span is the sum of its days", async () => {
  const whole = await bookings(nights[0]?.date ?? "", nights.at(-1)?.date);
  const single = await Promise.all(nights.map(({ date }) => bookings(date)));
  expect(whole.days).toEqual(single.flatMap(({ days }) => days));
});

test("a day that has not ended is named and not booked", async () => {
  const evening = await eveningIn(app);
  replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay));
  // Bangkok is seven hours ahead.
  const today = new Date(app.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const { days } = await bookings(today);
  expect(days).toEqual([{ date: today, hasEnded: false, bookings: [] }]);
});

test.each([
  ["2026-11-30", "2026-11-01", "time-invalid"],
  ["2026-13-01", "2026-13-01", "date-invalid"],
])("a span that is none is refused: %s to %s", async (from, to, code) => {
  const read = await callAs(app, admin, readBookings, { query: { from, to } });
  expect(errorOf(read).code).toBe(code);
});

test("only who may read the owner's reports sees the books", async () => {
  const { waiter } = await eveningIn(app);
  const query = { from: "2026-11-01", to: "2026-11-01" };
  expect(errorOf(await callAs(app, waiter, readBookings, { query })).code).toBe(
    "permission-denied",
  );
});

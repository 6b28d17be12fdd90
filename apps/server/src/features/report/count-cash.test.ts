import { randomUUID } from "node:crypto";

import { countCash, endShift, printShift, readShiftCount } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { readReport } from "@comanda/contract/report";
import { msPerHour } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { drawerOf, payBill, payTypesOf, signInAt, startShiftOf } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
/** May end any shift. */
let manager: SignedIn;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  manager = await signInAt(evening, "admin", "Restaurant");
});
afterAll(() => evening.app.close());

function count(user: SignedIn, total: number) {
  return evening.write(user, countCash, { body: drawerOf(total) });
}

function end(user: SignedIn, endDrawerCash: number) {
  return evening.write(user, endShift, { body: { endDrawerCash, message: "", fileName: "" } });
}

async function state(user: SignedIn) {
  return replyOf(readShiftCount, await callAs(evening.app, user, readShiftCount));
}

const countedTwice = { status: 409, code: "drawer-counted-twice" };

test("the second count of a user is final, also at another till", async () => {
  expect(await state(evening.cashier)).toEqual({ mayCountAgain: true, summary: null });
  const first = replyOf(countCash, await count(evening.cashier, 1500_00));
  expect(first.mayCountAgain).toBe(true);
  const elsewhere = await signInAt(evening, "cashier", "Restaurant");
  expect(await state(elsewhere)).toMatchObject({
    mayCountAgain: true,
    summary: { endTime: null, drawer: { expected: 1500_00, counted: 1500_00 } },
  });
  const second = replyOf(countCash, await count(elsewhere, 1490_00));
  expect(second.mayCountAgain).toBe(false);
  for (const till of [evening.cashier, elsewhere]) {
    expect(errorOf(await count(till, 1495_00))).toMatchObject(countedTwice);
    expect(await state(till)).toMatchObject({
      mayCountAgain: false,
      summary: { drawer: { counted: 1490_00, difference: -10_00, counts: 2 } },
    });
  }
  expect(errorOf(await end(evening.cashier, 1495_00))).toMatchObject({ code: "count-invalid" });
});

test("what is expected is printed only for whoever has counted", async () => {
  expect(await state(manager)).toEqual({ mayCountAgain: true, summary: null });
  const print = (user: SignedIn) => evening.write(user, printShift);
  expect(errorOf(await print(manager))).toMatchObject({ status: 400, code: "count-invalid" });
  const { jobs } = replyOf(printShift, await print(evening.cashier));
  expect(jobs).toMatchObject([{ document: { summary: { drawer: { expected: 1500_00 } } } }]);
  replyOf(countCash, await count(manager, 1490_00));
  expect((await print(manager)).statusCode).toBe(200);
});

test("a manager can count after the cashier's second count; one press is one count", async () => {
  const body = drawerOf(1480_00);
  const idempotencyKey = randomUUID();
  const press = () => callAs(evening.app, manager, countCash, { body, idempotencyKey });
  const [first, again] = [await press(), await press()];
  expect(again.body).toBe(first.body);
  expect(replyOf(countCash, first)).toMatchObject({ mayCountAgain: false });
  expect(errorOf(await count(manager, 1485_00))).toMatchObject(countedTwice);
});

test("whoever has counted sees the last count, whoever made it", async () => {
  expect(await state(evening.cashier)).toMatchObject({
    mayCountAgain: false,
    summary: { drawer: { counted: 1480_00, counts: 4 } },
  });
  const denied = await callAs(evening.app, evening.waiter, readShiftCount);
  expect(errorOf(denied)).toMatchObject({ status: 403 });
});

test("a drawer that cash has come into is counted anew", async () => {
  evening.app.advance(msPerHour);
  const bill = await evening.openBill("9", [evening.item("Pad Thai")]);
  const cash = (await payTypesOf(evening)).get(800) ?? 0;
  const amount = (await evening.billOf(bill)).bill?.amount ?? 0;
  replyOf(
    closeBill,
    await payBill(evening, evening.cashier, bill, [{ payType: cash, total: amount }]),
  );
  expect(await state(evening.cashier)).toMatchObject({ mayCountAgain: true });
  const now = 1500_00 + amount;
  expect(replyOf(countCash, await count(evening.cashier, now))).toMatchObject({
    mayCountAgain: true,
    summary: { drawer: { counted: now, difference: 0 } },
  });
  replyOf(countCash, await count(evening.cashier, 1485_00));
  expect(errorOf(await count(evening.cashier, now))).toMatchObject(countedTwice);
});

test("the report has the number of counts, and the next shift begins with none", async () => {
  const { summary, report } = replyOf(endShift, await end(evening.cashier, 1485_00));
  expect(summary.drawer).toMatchObject({ counted: 1485_00, counts: 6 });
  const filed = await callAs(evening.app, manager, readReport, { params: { id: report } });
  expect(replyOf(readReport, filed)).toMatchObject({ summary: { drawer: { counts: 6 } } });
  await startShiftOf(evening, evening.cashier, 0);
  expect((await count(evening.cashier, 0)).statusCode).toBe(200);
});

import { randomUUID } from "node:crypto";

import {
  countCash,
  endShift,
  openDrawer,
  printCashCount,
  printShift,
  readShift,
} from "@comanda/contract/day";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { listReports, printReport, readReport } from "@comanda/contract/report";
import type { Permission } from "@comanda/domain/staff/permission";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { toJson } from "#database/portable-columns.ts";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import {
  drawerOf,
  endShiftOf,
  payBill,
  payTypesOf,
  signInAt,
  startShiftOf,
} from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
/** A second cashier at the same till. */
let admin: SignedIn;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  admin = await signInAt(evening, "admin", "Restaurant");
});
afterAll(() => evening.app.close());

const paper = { message: "", fileName: "" };

function count(user: SignedIn, total: number) {
  return evening.write(user, countCash, { body: drawerOf(total) });
}

function end(user: SignedIn, endDrawerCash: number) {
  return evening.write(user, endShift, { body: { endDrawerCash, ...paper } });
}

function info(user: SignedIn, countedTotal: number) {
  return callAs(evening.app, user, readShift, { params: { countedTotal } });
}

async function setRights(username: string, permissions: readonly Permission[]): Promise<void> {
  await evening.app
    .database()
    .updateTable("staff")
    .set({ permissions: toJson(permissions) })
    .where("username", "=", username)
    .execute();
}

describe("a running shift", () => {
  test("refuses an amount that is too large for money", async () => {
    expect(errorOf(await info(evening.cashier, Number.MAX_SAFE_INTEGER))).toMatchObject({
      status: 400,
      code: "invalid-request",
      fields: [{ field: "countedTotal" }],
    });
  });

  test("shows its owner the figures for an assumed count", async () => {
    const cash = (await payTypesOf(evening)).get(800) ?? 0;
    const bill = await evening.openBill("30", [evening.item("Pad Thai")]);
    const paid = await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 200_00 }]);
    expect(paid.statusCode).toBe(200);
    const categories = await callAs(evening.app, evening.cashier, listExpenseCategories);
    const ice = replyOf(listExpenseCategories, categories).find(({ preset }) => preset === "Ice");
    const body = { type: 1, amount: 60_00, note: "two bags", expenseCategory: ice?.id };
    replyOf(addPayment, await evening.write(evening.cashier, addPayment, { body }));
    const summary = replyOf(readShift, await info(evening.cashier, 1600_00));
    expect(summary).toMatchObject({
      name: "1",
      user: evening.cashier.user.id,
      endTime: null,
      bills: [
        { count: 0 },
        { count: 1, amount: 132_00, cash: 132_00, cardAndOther: 0 },
        { count: 0 },
      ],
      moneyOuts: [{ expenseCategoryName: "Ice", amount: 60_00, rows: [{ note: "two bags" }] }],
      drawer: {
        startCash: 1500_00,
        receivedCash: 200_00,
        change: 68_00,
        moneyOut: 60_00,
        expected: 1572_00,
        counted: 1600_00,
        difference: 28_00,
      },
    });
  });

  test("cannot be seen, counted or ended by another cashier", async () => {
    const denied = { status: 403, code: "permission-denied", message: "Permission denied" };
    await setRights("waiter", permissionsOf("cashier"));
    expect(errorOf(await info(evening.waiter, 0))).toMatchObject(denied);
    expect(errorOf(await count(evening.waiter, 0))).toMatchObject(denied);
    expect(errorOf(await end(evening.waiter, 0))).toMatchObject(denied);
    await setRights("waiter", []);
    expect(errorOf(await count(evening.waiter, 0))).toMatchObject({ status: 403 });
  });

  test("belongs to the till where it was started", async () => {
    const elsewhere = await signInAt(evening, "cashier", "Bar");
    const refused = { status: 409, code: "shift-not-open" };
    expect(errorOf(await info(elsewhere, 0))).toMatchObject(refused);
    expect(errorOf(await count(elsewhere, 0))).toMatchObject(refused);
    const nowhere = await signInAs(evening.app, "cashier");
    expect(errorOf(await end(nowhere, 0))).toMatchObject({ code: "station-missing" });
  });
});

describe("counting", () => {
  test("accepts only existing denominations, and checks the sums", async () => {
    const wrong = { status: 400, code: "count-invalid" };
    const with3 = { coin: [], cash: [{ bill: 3_00, qty: 1, total: 3_00 }] };
    const wrongSum = { coin: [], cash: [{ bill: 100_00, qty: 2, total: 100_00 }] };
    for (const body of [with3, wrongSum]) {
      const response = await evening.write(evening.cashier, countCash, { body });
      expect(errorOf(response)).toMatchObject(wrong);
    }
  });

  test("can be repeated, and the last count applies", async () => {
    replyOf(countCash, await count(evening.cashier, 1500_00));
    const { summary } = replyOf(countCash, await count(evening.cashier, 1570_25));
    expect(summary.drawer).toMatchObject({
      expected: 1572_00,
      counted: 1570_25,
      difference: -1_75,
    });
    expect(errorOf(await end(evening.cashier, 1500_00))).toMatchObject({ code: "count-invalid" });
  });
});

describe("a printed report", () => {
  test("of a running shift shows its current state without a number, and files nothing", async () => {
    const response = await evening.write(evening.cashier, printShift);
    const { jobs } = replyOf(printShift, response);
    expect(jobs).toMatchObject([
      {
        printer: "192.168.10.21",
        document: {
          kind: "shift-report",
          number: null,
          summary: { endTime: null, drawer: { expected: 1572_00, counted: 1570_25 } },
        },
      },
    ]);
    expect(replyOf(listReports, await callAs(evening.app, admin, listReports))).toEqual([]);
  });

  test("requires the right to end the shift", async () => {
    expect(errorOf(await evening.write(evening.waiter, printShift))).toMatchObject({ status: 403 });
  });
});

describe("ending", () => {
  test("happens once, even if the owner ends it at two tills at once", async () => {
    const second = await signInAt(evening, "cashier", "Restaurant");
    const replies = await Promise.all([end(evening.cashier, 1570_25), end(second, 1570_25)]);
    const ended = replies.filter(({ statusCode }) => statusCode === 200);
    const late = replies.filter(({ statusCode }) => statusCode === 409);
    expect([ended.length, late.length]).toEqual([1, 1]);
    const [first] = ended;
    expect(first?.json()).toMatchObject({
      reportNumber: 1,
      summary: { drawer: { difference: -1_75 }, endTime: "2026-11-20 12:00:00" },
      update: { shift: [{ changes: { endTime: { old: null, new: "2026-11-20 12:00:00" } } }] },
      printerServerAddress: expect.any(String),
      jobs: [
        {
          printer: "192.168.10.21",
          document: {
            kind: "shift-report",
            number: 1,
            names: { stations: expect.arrayContaining([{ id: 1, name: "Restaurant" }]) },
          },
        },
      ],
    });
  });

  test("stops selling, counting and ending", async () => {
    const closed = { status: 409, code: "shift-not-open" };
    expect(errorOf(await count(evening.cashier, 0))).toMatchObject(closed);
    expect(errorOf(await end(evening.cashier, 1570_25))).toMatchObject(closed);
    expect(errorOf(await info(evening.cashier, 0))).toMatchObject(closed);
  });

  test("needs a count first, and so does its printed report", async () => {
    await startShiftOf(evening, evening.cashier, 0);
    expect(errorOf(await evening.write(evening.cashier, printShift))).toMatchObject({
      code: "count-invalid",
    });
    expect(errorOf(await end(evening.cashier, 0))).toMatchObject({ code: "count-invalid" });
  });

  test("is possible for admins too, and the report names them", async () => {
    const byAdmin = { user: evening.cashier.user.id, endedBy: admin.user.id };
    expect(replyOf(readShift, await info(admin, 0))).toMatchObject(byAdmin);
    const { summary, report } = await endShiftOf(evening, admin, 0);
    expect(summary).toMatchObject({ ...byAdmin, endTime: "2026-11-20 12:00:00" });
    const read = await callAs(evening.app, admin, readReport, { params: { id: report } });
    expect(replyOf(readReport, read)).toMatchObject({ summary: byAdmin });
    const shown = await callAs(evening.app, admin, readReport, { params: { id: report - 1 } });
    expect(replyOf(readReport, shown).summary).not.toHaveProperty("endedBy");
    await startShiftOf(evening, evening.cashier, 0);
  });

  test("has one effect however often the request arrives", async () => {
    replyOf(countCash, await count(evening.cashier, 0));
    const body = { endDrawerCash: 0, ...paper };
    const idempotencyKey = randomUUID();
    const press = () => callAs(evening.app, evening.cashier, endShift, { body, idempotencyKey });
    const replies = await Promise.all([press(), press(), press()]);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replyOf(endShift, await press()).reportNumber).toBe(3);
  });

  test("files reports with gap-free numbers and fixed figures", async () => {
    await startShiftOf(evening, admin, 100_00);
    const { report, summary } = await endShiftOf(evening, admin, 99_50);
    const list = replyOf(listReports, await callAs(evening.app, admin, listReports));
    expect(list.map(({ kind, number }) => [kind, number])).toEqual([
      ["shift", 4],
      ["shift", 3],
      ["shift", 2],
      ["shift", 1],
    ]);
    const read = await callAs(evening.app, admin, readReport, { params: { id: report } });
    expect(replyOf(readReport, read)).toMatchObject({ kind: "shift", number: 4, summary });
    const printed = await evening.write(admin, printReport, { params: { id: report } });
    expect(replyOf(printReport, printed).jobs).toMatchObject([
      { document: { kind: "shift-report", number: 4, isCopy: true, summary } },
    ]);
    const missing = await evening.write(admin, printReport, { params: { id: report + 999 } });
    expect(errorOf(missing)).toMatchObject({ status: 404, about: { entity: "Report" } });
  });
});

test("the paper of a cash count names the station, the user and what was counted", async () => {
  const notes = { bill: 100_00, qty: 3, total: 300_00 };
  const body = { coin: [], cash: [notes, { bill: 20_00, qty: 0, total: 0 }] };
  const counted = await evening.write(evening.cashier, printCashCount, { body });
  expect(replyOf(printCashCount, counted).jobs).toMatchObject([
    {
      document: {
        kind: "cash-count",
        station: "Restaurant",
        staff: "Chai Prasong",
        coins: [],
        notes: [{ value: 100_00, qty: 3, total: 300_00 }],
        total: 300_00,
      },
    },
  ]);
});

test("staff who take money can open the drawer, which is a job for its printer", async () => {
  const reply = replyOf(openDrawer, await evening.write(evening.cashier, openDrawer));
  expect(reply.jobs).toMatchObject([
    { attempt: 1, printer: "192.168.10.21", document: { kind: "drawer-pulse" } },
  ]);
  expect(errorOf(await evening.write(evening.waiter, openDrawer))).toMatchObject({
    status: 403,
  });
});

test("the database refuses a second report of a shift, and a used number", async () => {
  const database = evening.app.database();
  const { id: _id, ...filed } = await database
    .selectFrom("report")
    .selectAll()
    .executeTakeFirstOrThrow();
  const again = { ...filed, number: 99 };
  await expect(database.insertInto("report").values(again).execute()).rejects.toThrow(/unique/i);
  const month = { ...filed, kind: "month", shift: null } as const;
  await expect(database.insertInto("report").values(month).execute()).rejects.toThrow(/check/i);
});

import { newBill, updateBill } from "@comanda/contract/bill";
import { countCash, endShift, endWorkDay, readWorkDay } from "@comanda/contract/day";
import {
  listReports,
  printArticles,
  printMonthReport,
  readMonthReport,
  readReport,
} from "@comanda/contract/report";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { aForm, aReportForm } from "../../testing/test-form.ts";
import {
  drawerOf,
  endDay,
  endShiftOf,
  payBill,
  payTypesOf,
  signInAt,
  startShiftOf,
} from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
/** A second cashier, at the bar. */
let admin: SignedIn;
let cash: number;
/** A bill that stays unpaid on the first evening. */
let leftOpen: number;

const paper = { message: "", fileName: "" };
/** To the next afternoon, while all staff are still signed in. */
const nightMs = 20 * 3_600_000;

beforeAll(async () => {
  evening = await startEvening();
  admin = await signInAt(evening, "admin", "Bar");
  cash = (await payTypesOf(evening)).get(800) ?? 0;
});
afterAll(() => evening.app.close());

function end(body: object = paper) {
  return evening.write(evening.cashier, endWorkDay, { body });
}

async function dayInfo() {
  return callAs(evening.app, evening.cashier, readWorkDay);
}

async function month(startTime: string | null, endTime: string | null) {
  const body = { startTime, endTime, force: startTime !== null };
  return callAs(evening.app, evening.cashier, readMonthReport, { body });
}

/** Sells a Pad Thai for 132.00. */
async function sellOne(table: string) {
  const bill = await evening.openBill(table, [evening.item("Pad Thai")]);
  return payBill(evening, evening.cashier, bill, [{ payType: cash, total: 132_00 }]);
}

test("before the day has started, there is no day to report or end", async () => {
  const refused = { status: 409, code: "day-not-open" };
  expect(errorOf(await dayInfo())).toMatchObject(refused);
  expect(errorOf(await end())).toMatchObject(refused);
  const articles = await evening.write(evening.cashier, printArticles);
  expect(errorOf(articles)).toMatchObject(refused);
});

describe("while shifts are running", () => {
  test("the day cannot end, and the refusal names their cashiers", async () => {
    await openDayAndShift(evening);
    await startShiftOf(evening, admin, 0);
    leftOpen = await evening.openBill("1", [evening.item("Green Curry")]);
    expect((await sellOne("2")).statusCode).toBe(200);
    const refused = {
      status: 400,
      code: "shifts-still-open",
      about: {
        names: ["1", "2"],
        stations: ["Restaurant", "Bar"],
        users: [expect.any(String), "Achara Suwan"],
      },
    };
    expect(errorOf(await end())).toMatchObject(refused);
    expect(errorOf(await end({ checkShift: true }))).toMatchObject(refused);
  });

  test("the running day shows the sales so far and the open bills", async () => {
    expect(replyOf(readWorkDay, await dayInfo())).toMatchObject({
      location: { name: "Lotus House" },
      endTime: null,
      bills: [{ count: 1, amount: 165_00 }, { count: 1, amount: 132_00 }, { count: 0 }],
      shifts: [
        { name: "1", amount: 132_00, end: null },
        { name: "2", amount: 0, end: null },
      ],
      totals: { sales: 132_00, total: 132_00 },
    });
  });
});

describe("ending the day", () => {
  test("can be checked without doing it", async () => {
    await endShiftOf(evening, admin, 0);
    await endShiftOf(evening, evening.cashier, 1632_00);
    const asked = replyOf(endWorkDay, await end({ checkShift: true }));
    expect(asked).toMatchObject({ report: null, reportNumber: null, jobs: [], update: {} });
    expect(asked.summary.endTime).toBeNull();
    const withPaper = aReportForm({ checkShift: "true" }, "%PDF-1.7 not yet");
    const form = await evening.write(evening.cashier, endWorkDay, { form: withPaper });
    expect(replyOf(endWorkDay, form)).toMatchObject({ report: null });
    expect(asked.summary.shifts.map(({ difference }) => difference)).toEqual([0, 0]);
    expect(replyOf(readWorkDay, await dayInfo()).endTime).toBeNull();
  });

  test("requires a cashier", async () => {
    const response = await evening.write(evening.waiter, endWorkDay, { body: paper });
    expect(errorOf(response)).toMatchObject({ status: 403 });
  });

  test("happens once, and files its report with the paper, which needs neither a text nor a name", async () => {
    const pdf = { name: "pdf", value: Buffer.from("%PDF-1.7 the day"), fileName: "report.pdf" };
    const form = aForm([{ name: "checkShift", value: "false" }, pdf]);
    const press = () => evening.write(evening.cashier, endWorkDay, { form });
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const ended = both.find(({ statusCode }) => statusCode === 200);
    expect(ended?.json()).toMatchObject({
      reportNumber: 1,
      summary: { bills: [{ count: 1 }, { count: 1, amount: 132_00 }, { count: 0 }] },
      update: { workDay: [{ changes: { endTime: { new: "2026-11-20 12:00:00" } } }] },
      jobs: [{ document: { kind: "day-report", number: 1 } }],
    });
    const list = replyOf(listReports, await callAs(evening.app, admin, listReports));
    expect(list[0]).toMatchObject({ kind: "day", number: 1, pdfLength: 16 });
  });

  test("leaves open bills open and locked until the next day begins", async () => {
    const again = { body: { id: leftOpen, version: 1, billItems: [evening.item("Pad Thai")] } };
    const refused = { status: 400, code: "start-shift" };
    expect(errorOf(await evening.write(evening.waiter, updateBill, again))).toMatchObject(refused);
    const payDetails = [{ payType: cash, total: 500_00 }];
    expect(errorOf(await payBill(evening, evening.cashier, leftOpen, payDetails))).toMatchObject(
      refused,
    );
    const order = evening.order("9", [evening.item("Pad Thai")]);
    expect(errorOf(await evening.write(evening.waiter, newBill, order))).toMatchObject(refused);
  });
});

describe("the next day", () => {
  test("counts the bill that is paid in it, and leaves the first day's report unchanged", async () => {
    const [first] = replyOf(listReports, await callAs(evening.app, admin, listReports));
    const readFirst = () =>
      callAs(evening.app, admin, readReport, { params: { id: first?.id ?? 0 } });
    const before = (await readFirst()).body;
    evening.app.advance(nightMs);
    await openDayAndShift(evening);
    const paid = await payBill(evening, evening.cashier, leftOpen, [
      { payType: cash, total: 165_00 },
    ]);
    expect(paid.statusCode).toBe(200);
    expect(replyOf(readWorkDay, await dayInfo())).toMatchObject({
      bills: [{ count: 0 }, { count: 1, amount: 165_00 }, { count: 0 }],
    });
    expect((await readFirst()).body).toBe(before);
  });

  test("counts its shifts from 1 again", async () => {
    expect(replyOf(readWorkDay, await dayInfo()).shifts).toMatchObject([{ name: "1" }]);
  });

  test("cannot end while a bill is being paid: the bill is in its shift, or not paid at all", async () => {
    const bill = await evening.openBill("5", [evening.item("Pad Thai")]);
    const counted = 1500_00 + 165_00;
    await endShiftOf(evening, evening.cashier, counted);
    await startShiftOf(evening, evening.cashier, 0);
    const body = { endDrawerCash: 0, ...paper };
    replyOf(countCash, await evening.write(evening.cashier, countCash, { body: drawerOf(0) }));
    const [paid, , ended] = await Promise.all([
      payBill(evening, evening.cashier, bill, [{ payType: cash, total: 132_00 }]),
      evening.write(evening.cashier, endShift, { body }),
      end(),
    ]);
    // Whichever call won, the day ends after its shifts and counts their sales.
    if (ended.statusCode !== 200) await endDay(evening, evening.cashier);
    const isOpen = (await evening.billOf(bill)).bill !== undefined;
    expect(isOpen).toBe(paid.statusCode !== 200);
    const [report] = replyOf(listReports, await callAs(evening.app, admin, listReports));
    const read = await callAs(evening.app, admin, readReport, { params: { id: report?.id ?? 0 } });
    const sold = paid.statusCode === 200 ? 297_00 : 165_00;
    expect(replyOf(readReport, read)).toMatchObject({
      kind: "day",
      number: 2,
      summary: { bills: [{}, { amount: sold }, {}], totals: { sales: sold } },
    });
  });
});

describe("the month", () => {
  test("has the days that began within the dates, and the running day", async () => {
    evening.app.advance(3_600_000);
    await openDayAndShift(evening);
    expect((await sellOne("6")).statusCode).toBe(200);
    const all = replyOf(readMonthReport, await month("2026-11-01", "2026-11-30"));
    expect(all).toMatchObject({ monthYear: "2026-11", from: "2026-11-01", to: "2026-11-30" });
    expect(all.days.map(({ amount }) => amount)).toEqual([132_00, expect.any(Number), 132_00]);
    const first = replyOf(readMonthReport, await month("2026-11-20", "2026-11-20"));
    expect(first.days).toHaveLength(1);
    expect(first.totals.sales).toBe(132_00);
    const none = replyOf(readMonthReport, await month("2026-10-01", "2026-10-31"));
    expect(none).toMatchObject({ days: [], totals: { total: 0 } });
  });

  test("covers the open day through today if no dates are given", async () => {
    const body = {};
    const replies = [
      await month(null, null),
      await callAs(evening.app, evening.cashier, readMonthReport, { body }),
    ];
    for (const reply of replies) {
      const { from, to, days } = replyOf(readMonthReport, reply);
      expect([from, to]).toEqual(["2026-11-21", "2026-11-21"]);
      expect(days).toHaveLength(2);
    }
  });

  test.each([
    ["2026-11-30", "2026-11-01", "Please choose an end after the start"],
    ["2026-02-30", "2026-03-01", "Wrong date format"],
  ])("from %s to %s is refused", async (from, to, message) => {
    expect(errorOf(await month(from, to))).toMatchObject({ status: 400, message });
  });

  test("is filed with the server's figures, whatever the till sends", async () => {
    const shown = replyOf(readMonthReport, await month("2026-11-01", "2026-11-30"));
    const forged = { ...shown, totals: { ...shown.totals, sales: 1 } };
    const form = aReportForm({ summary: JSON.stringify(forged) }, "%PDF-1.7 the month");
    const filed = replyOf(
      printMonthReport,
      await evening.write(evening.cashier, printMonthReport, { form }),
    );
    expect(filed).toMatchObject({
      reportNumber: 1,
      summary: shown,
      jobs: [{ document: { kind: "month-report", summary: { totals: shown.totals } } }],
    });
    const read = await callAs(evening.app, admin, readReport, { params: { id: filed.report } });
    expect(replyOf(readReport, read)).toMatchObject({ kind: "month", summary: shown });
  });

  test("is not filed without a work day", async () => {
    const none = replyOf(readMonthReport, await month("2026-10-01", "2026-10-31"));
    const form = aReportForm({ summary: JSON.stringify(none) }, "%PDF-1.7 the month");
    const response = await evening.write(evening.cashier, printMonthReport, { form });
    expect(errorOf(response)).toMatchObject({ status: 409, code: "month-without-days" });
  });

  test("has no hours for a day that was filed before reports had them", async () => {
    const database = evening.app.database();
    const days = database.selectFrom("report").selectAll().where("kind", "=", "day");
    const filed = await days.orderBy("number").executeTakeFirstOrThrow();
    const summary = filed.summary.replace(/,"breakdown":\{.*?\]\}/, "");
    expect(summary).not.toBe(filed.summary);
    await database.updateTable("report").set({ summary }).where("id", "=", filed.id).execute();
    const read = await callAs(evening.app, admin, readReport, { params: { id: filed.id } });
    expect(replyOf(readReport, read)).toMatchObject({
      summary: { salesByHour: null, salesByCategory: null, totals: { sales: 132_00 } },
    });
    const all = replyOf(readMonthReport, await month("2026-11-01", "2026-11-30"));
    expect(all).toMatchObject({ salesByHour: null, salesByCategory: null });
  });

  test.each(["", "null", "{}", '{"from":"2026-02-30","to":"2026-03-01"}'])(
    "is not filed for the dates %j",
    async (summary) => {
      const form = aReportForm({ summary }, "%PDF-1.7");
      const response = await evening.write(evening.cashier, printMonthReport, { form });
      expect(errorOf(response)).toMatchObject({ status: 400, fields: [{ field: "summary" }] });
    },
  );
});

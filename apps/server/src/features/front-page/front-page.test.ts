import type { ReplyOf } from "@comanda/contract/call";
import { openDrawer } from "@comanda/contract/day";
import { readFrontPage } from "@comanda/contract/front-page";
import { readBillHistory } from "@comanda/contract/bill-history";
import { readOwnerReport } from "@comanda/contract/owner-report";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { anyStep, type Step } from "../../testing/any-step.ts";
import { billActions } from "../../testing/bill-actions.ts";
import { printActions } from "../../testing/print-actions.ts";
import { figuresBefore, figuresOf, withoutZeros } from "../../testing/front-page-figures.ts";
import { endedBillsOf, recountSales, type Recount } from "../../testing/recount-sales.ts";
import { startNight, type Night } from "../../testing/start-night.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openHarbour, eveningIn } from "../../testing/test-evening.ts";
import { signInAt } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

type Reply = ReplyOf<typeof readFrontPage>;
/** As a user sees it who may read the office's reports, too. */
type FrontPage = Omit<Reply, "figures"> & NonNullable<Reply["figures"]>;

let app: TestApp;
let began: number;
const steps = fc.array(anyStep, { minLength: 14, maxLength: 18 });
const [friday = [], saturday = [], nextFriday = [], nextSaturday = []] = fc.sample(steps, 4);

async function playAll(made: readonly Step[]): Promise<Night> {
  const night = await startNight(app);
  for (const step of made) await night.play(step);
  return night;
}

/** The clock of the first evening, some days later. */
function goTo(day: number): void {
  app.advance(began + day * msPerDay - app.now());
}

async function frontPage(
  user: SignedIn,
  place: { readonly location?: number } = {},
): Promise<FrontPage> {
  const { figures, ...page } = replyOf(
    readFrontPage,
    await callAs(app, user, readFrontPage, place),
  );
  if (figures === null) throw new Error(`${user.user.username} may not read the reports`);
  return { ...page, ...figures };
}

async function report(
  kind: OwnerReportKind,
  query: { readonly from: string; readonly to: string },
) {
  const admin = await signInAt(await eveningIn(app), "admin", "Bar");
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(app, admin, readOwnerReport, asked));
}

/** The totals of a report by column. */
async function totalsOf(...asked: Parameters<typeof report>) {
  const { columns, totals } = await report(...asked);
  return Object.fromEntries(columns.map(({ key }, at) => [key, totals[at]]));
}

async function expectRecounted(
  user: SignedIn,
  found: Recount,
  asked: Parameters<typeof recountSales>[2],
): Promise<void> {
  expect(withoutZeros(found)).toEqual(withoutZeros(await recountSales(app, user, asked)));
}

async function expectSpan(user: SignedIn, { sales }: FrontPage["weeks"]["last"], dates: string[]) {
  const { bills, amount, tax, net } = await recountSales(app, user, { dates });
  const netPerBill = bills === 0 ? null : Math.round(net / bills);
  expect(sales).toEqual({ bills, amount, tax, net, netPerBill });
}

describe("the front page of a venue with a past", () => {
  let admin: SignedIn;
  let night: Night;

  beforeAll(async () => {
    app = await startTestApp();
    began = app.now();
    await (await playAll(friday)).end();
    goTo(1);
    await (await playAll(saturday)).end();
    goTo(7);
    await (await playAll(nextFriday)).end();
    goTo(8);
    night = await startNight(app);
    admin = await signInAt(await eveningIn(app), "admin", "Bar");
  }, 120_000);
  afterAll(() => app.close());

  test("has figures that equal the bills, whenever it is read in an evening past midnight", async () => {
    const later = new Set<string>();
    for (const step of nextSaturday) {
      await night.play(step);
      const page = await frontPage(admin);
      const until = app.now() - 7 * msPerDay;
      expect(page).toMatchObject({ isDayOpen: true, at: wireDateTime(instant(app.now())) });
      expect([page.today.date, page.today.before.date]).toEqual(["2026-11-28", "2026-11-21"]);
      expect(page.today.before.until).toBe(wireDateTime(instant(until)));
      await expectRecounted(admin, figuresOf(page.today), { dates: ["2026-11-28"] });
      await expectRecounted(admin, figuresBefore(page.today), { dates: ["2026-11-21"], until });
      later.add(new Date(app.now() + 7 * 3_600_000).toISOString().slice(0, 10));
    }
    expect([...later]).toEqual(["2026-11-28", "2026-11-29"]);
  }, 120_000);

  test("compares the last day as a whole with the same weekday", async () => {
    const { lastDay } = await frontPage(admin);
    if (lastDay === null) throw new Error("There is a last day");
    expect([lastDay.date, lastDay.before.date]).toEqual(["2026-11-27", "2026-11-20"]);
    expect(lastDay.before.until).toBeNull();
    await expectRecounted(admin, figuresOf(lastDay), { dates: ["2026-11-27"] });
    await expectRecounted(admin, figuresBefore(lastDay), { dates: ["2026-11-20"] });
  });

  test("has the averages that a pocket calculator shows", async () => {
    const { today, lastDay } = await frontPage(admin);
    for (const day of [today, lastDay]) {
      if (day === null) throw new Error("There are two days");
      const { net, bills, guests, netPerBill, netPerGuest } = day.sales;
      // Every order of these evenings states two guests.
      expect([netPerBill, netPerGuest]).toEqual([
        Math.round(net / bills),
        Math.round(net / guests),
      ]);
      expect(guests).toBe(2 * bills);
    }
  });

  test("adds up the last week and the last month, from filed reports and from bills", async () => {
    const { weeks, months } = await frontPage(admin);
    expect(weeks.last).toMatchObject({ from: "2026-11-16", to: "2026-11-22" });
    await expectSpan(admin, weeks.last, ["2026-11-20", "2026-11-21"]);
    expect(weeks.before).toMatchObject({ from: "2026-11-09", to: "2026-11-15" });
    await expectSpan(admin, weeks.before, []);
    expect(months.last).toMatchObject({ from: "2026-10-01", to: "2026-10-31" });
    expect(months.last.sales).toMatchObject({ bills: 0, net: 0, netPerBill: null });
  });

  test("equals the owner reports that its figures lead to", async () => {
    const { today, lastDay, weeks, months } = await frontPage(admin);
    const spans = [weeks.last, weeks.before, months.last];
    const days = [today, lastDay].flatMap((day) =>
      day === null ? [] : [{ from: day.date, to: day.date, sales: day.sales }],
    );
    for (const { from, to, sales } of [...spans, ...days]) {
      const { bills, net, tax, amount } = await totalsOf("hours", { from, to });
      expect({ bills, net, tax, amount }).toEqual({
        bills: sales.bills,
        net: sales.net,
        tax: sales.tax,
        amount: sales.amount,
      });
    }
    const { date } = today;
    expect(await totalsOf("hours", { from: date, to: date })).toMatchObject({
      guests: today.sales.guests,
    });
    const kept = today.payTypes.reduce((sum, row) => sum + row.kept, 0);
    expect(await totalsOf("pay-types", { from: date, to: date })).toMatchObject({ kept });
  });

  test("counts a bill that was merged neither as voided nor twice", async () => {
    const { evening } = night;
    const before = await frontPage(admin);
    const [first, second] = [
      await evening.openBill("m1", [evening.item("Pad Thai")]),
      await evening.openBill("m2", [evening.item("Pad Thai")]),
    ];
    expect(await billActions.merge(evening, first, second)).toBe(200);
    const after = await frontPage(admin);
    expect(after.people.rows).toEqual(before.people.rows);
    expect(after.openBills.count).toBe(before.openBills.count + 1);
    const { bill } = await evening.billOf(first);
    expect(after.openBills.amount).toBe(before.openBills.amount + (bill?.amount ?? 0));
  });

  test("names who voided bills and took lines back in the last seven days", async () => {
    const { people } = await frontPage(admin);
    expect([people.from, people.to]).toEqual(["2026-11-22", "2026-11-28"]);
    const byHand = new Map<string, number>();
    for (const date of ["2026-11-27", "2026-11-28"]) {
      for (const { id, status, mergedInto } of await endedBillsOf(app, admin, date)) {
        if (status !== 2 || mergedInto !== null) continue;
        const asked = await callAs(app, admin, readBillHistory, { params: { id } });
        const rows = replyOf(readBillHistory, asked);
        const by = String(rows.find(({ action }) => action === "void-bill")?.staff);
        byHand.set(by, (byHand.get(by) ?? 0) + 1);
      }
    }
    const found = people.rows.map((row) => row.void.count).filter((count) => count > 0);
    const sorted = (counts: Iterable<number>) => [...counts].toSorted((one, other) => one - other);
    expect(sorted(found)).toEqual(sorted(byHand.values()));
    for (const row of people.rows) {
      expect(row.void.amount > 0).toBe(row.void.count > 0);
      expect(row.credit.amount > 0).toBe(row.credit.count > 0);
    }
  });

  test("names who printed a bill again and who opened a drawer", async () => {
    const { evening } = night;
    const { cashier, waiter } = evening;
    const before = await frontPage(admin);
    const papers = printActions(evening);
    const bill = await evening.openBill("p1", [evening.item("Pad Thai")]);
    const job = await papers.bill(bill, 0, waiter);
    await papers.settle(job.id, { state: "sent" });
    await papers.bill(bill, 0, waiter);
    replyOf(openDrawer, await evening.write(cashier, openDrawer));
    replyOf(openDrawer, await evening.write(cashier, openDrawer));
    expect((await papers.repeat(job.id, null, waiter)).statusCode).toBe(200);
    const after = await frontPage(admin);
    const rowOf = ({ people }: FrontPage, ref: string) =>
      people.rows.find(({ staff }) => staff.startsWith(`${ref} `));
    const counts = (page: FrontPage, ref: string) => {
      const row = rowOf(page, ref);
      return [row?.reprints ?? 0, row?.drawers ?? 0];
    };
    const [reprints = 0, drawers = 0] = counts(before, "20");
    expect(counts(after, "20")).toEqual([reprints + 2, drawers]);
    const [ownReprints = 0, ownDrawers = 0] = counts(before, "10");
    expect(counts(after, "10")).toEqual([ownReprints, ownDrawers + 2]);
    const { from, to } = after.people;
    const { rows } = await report("reprints", { from, to });
    const did = (ref: string, what: string) =>
      rows.filter((row) => row[2] === what && String(row[4]).startsWith(`${ref} `)).length;
    expect([did("20", "reprint"), did("10", "drawer")]).toEqual([reprints + 2, ownDrawers + 2]);
    const { number } = (await evening.billOf(bill)).bill ?? {};
    expect(rows.filter((row) => row[0] === `#${number}`)).toHaveLength(2);
  });

  test("shows what is open, which papers failed, and who is here", async () => {
    const { evening } = night;
    const papers = printActions(evening);
    const bill = await evening.openBill("f1", [evening.item("Pad Thai")]);
    const { id } = await papers.bill(bill);
    await papers.settle(id, { state: "failed", cause: "unreachable" });
    const page = await frontPage(admin);
    const failed = (await papers.list()).filter(({ state }) => state === "failed");
    const [{ printerName, printer } = { printerName: "", printer: "?" }] = failed;
    expect(printer).not.toBe("");
    expect(page.failedPapers).toEqual([{ printer: printerName, count: failed.length }]);
    expect(page.here.map(({ staff }) => staff.split(" ")[0])).toEqual(
      expect.arrayContaining(["10", "20"]),
    );
    const { oldest } = page.openBills;
    const { bill: found } = await evening.billOf(oldest?.id ?? 0);
    expect(found).toMatchObject({ createdDate: oldest?.since, table: oldest?.table, status: 0 });
  });

  test("shows one location only", async () => {
    const before = await frontPage(admin);
    const harbour = await openHarbour(night.evening);
    expect(errorOf(await callAs(app, harbour, readFrontPage)).code).toBe("permission-denied");
    expect(await frontPage(admin)).toEqual(before);
    const [location] = harbour.user.subLocations;
    if (location === undefined) throw new Error("The hotel is a location");
    const owner = await signInAs(app, "admin");
    const there = await frontPage(owner, { location });
    expect(there).toMatchObject({ isDayOpen: true, lastDay: null, openBills: { count: 0 } });
    expect(there.today.sales).toMatchObject({ bills: 0, net: 0, netPerBill: null, guests: 0 });
    expect(there.today.before.sales).toBeNull();
    expect(there.people.rows).toEqual([]);
  });

  test("shows the ended day as the last one on the next morning, and the month when it is over", async () => {
    await night.end();
    goTo(11);
    admin = await signInAs(app, "admin");
    const page = await frontPage(admin);
    expect(page).toMatchObject({ isDayOpen: false, today: { date: "2026-12-01" } });
    expect(page.today.sales).toMatchObject({ bills: 0, netPerBill: null, netPerGuest: null });
    expect(page.today.before.sales).toBeNull();
    expect(page.lastDay?.date).toBe("2026-11-28");
    const dates = ["2026-11-20", "2026-11-21", "2026-11-27", "2026-11-28"];
    expect(page.months.last).toMatchObject({ from: "2026-11-01", to: "2026-11-30" });
    await expectSpan(admin, page.months.last, dates);
    await expectSpan(admin, page.weeks.last, ["2026-11-27", "2026-11-28"]);
    await expectSpan(admin, page.weeks.before, ["2026-11-20", "2026-11-21"]);
  });

  test("adds up the bills of days without a filed report", async () => {
    const { weeks, months } = await frontPage(admin);
    const database = app.database();
    await database.deleteFrom("report_pdf").execute();
    await database.deleteFrom("report").where("kind", "=", "day").execute();
    expect(await frontPage(admin)).toMatchObject({ weeks, months });
  });
});

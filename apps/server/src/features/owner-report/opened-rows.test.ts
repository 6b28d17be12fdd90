import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import { showBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import { listBills } from "@comanda/contract/list-bills";
import { listMenu } from "@comanda/contract/menu";
import { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import { listPayTypes } from "@comanda/contract/pay-type";
import {
  ownerReportKinds,
  type OpenedBy,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { rowTargets } from "@comanda/domain/owner-report/row-targets";
import { msPerDay } from "@comanda/domain/time/instant";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { anyStep } from "../../testing/any-step.ts";
import { startNight } from "../../testing/start-night.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { eveningIn } from "../../testing/test-evening.ts";
import { signInAt } from "../../testing/test-money.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

type Table = Pick<ReplyOf<typeof readOwnerReport>, "columns" | "rows" | "keys" | "totals">;
type RawBill = {
  readonly bill: BillReply;
  readonly items: readonly BillItemReply[];
  /** The date on which its work day began. */
  readonly date: string;
  readonly station: number;
};

let app: TestApp;
let admin: SignedIn;
/** Every paid bill, as the tills held it on the evening on which it was paid. */
const raw: RawBill[] = [];
const dates: string[] = [];
let whole: { readonly from: string; readonly to: string };

beforeAll(async () => {
  app = await startTestApp();
  const steps = fc.array(anyStep, { minLength: 12, maxLength: 18 });
  for (const made of fc.sample(steps, 2)) {
    const began = app.now();
    const night = await startNight(app);
    for (const step of made) await night.play(step);
    raw.push(...(await paidBills(night.evening.cashier, night.date)));
    dates.push(night.date);
    await night.end();
    app.advance(began + msPerDay - app.now());
  }
  whole = { from: dates[0] ?? "", to: dates[1] ?? "" };
  admin = await signInAt(await eveningIn(app), "admin", "Bar");
}, 120_000);
afterAll(() => app.close());

async function paidBills(till: SignedIn, date: string): Promise<readonly RawBill[]> {
  const reply = replyOf(listBills, await callAs(app, till, listBills, { body: { lastPing: 0 } }));
  return reply.bills
    .filter(({ status }) => status === 1)
    .map((bill) => ({
      bill,
      items: reply.billItems.filter((item) => item.bill === bill.id),
      date,
      station: reply.shifts.find(({ id }) => id === bill.shift)?.station ?? 0,
    }));
}

async function report(
  kind: OwnerReportKind,
  query: Readonly<Record<string, string>> = whole,
): Promise<Table> {
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(app, admin, readOwnerReport, asked));
}

async function open(by: OpenedBy, key: string): Promise<Table> {
  const asked = { params: { by, key }, query: whole };
  return replyOf(openReportRow, await callAs(app, admin, openReportRow, asked));
}

function columnOf({ columns }: Table, key: string): number {
  return columns.findIndex((column) => column.key === key);
}

/** A column by the key of its row, without zeros. */
function figures(table: Table, column: string): ReadonlyMap<string, number> {
  const at = columnOf(table, column);
  return withoutZeros(table.keys.map((key, row) => [key ?? "", Number(table.rows[row]?.[at])]));
}

function withoutZeros(rows: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map(rows.filter(([, figure]) => figure !== 0));
}

/** What each raw bill brought, by its id. */
function recount(figureOf: (raw: RawBill) => number): ReadonlyMap<string, number> {
  return withoutZeros(raw.map((one) => [String(one.bill.id), figureOf(one)]));
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const sumItems = (items: readonly BillItemReply[], isWanted: (item: BillItemReply) => boolean) =>
  sum(items.filter(isWanted).map(({ total }) => total));

/** Bangkok is seven hours ahead. */
function hourOf({ bill }: RawBill): number {
  const at = parseWireDateTime(bill.updatedDate) ?? Number.NaN;
  return (new Date(at).getUTCHours() + 7) % 24;
}

const openedKinds = ownerReportKinds.filter(
  (kind) => !["day", "bill", "none"].includes(rowTargets[kind]),
);

test("enough was sold to be opened", () => {
  expect(raw.length).toBeGreaterThan(5);
});

describe("what a row of a report opens", () => {
  test.each(openedKinds)("by %s has a figure of the row", async (kind) => {
    const by = rowTargets[kind];
    if (by === "day" || by === "bill" || by === "none") throw new Error("These open no list");
    const table = await report(kind);
    const { columns } = await open(by, "1");
    const shared = columns.filter(({ key, isSummed }) => isSummed && columnOf(table, key) !== -1);
    expect(shared.length).toBeGreaterThan(0);
  });

  test.each(openedKinds)("by %s adds up to the row", async (kind) => {
    const by = rowTargets[kind];
    if (by === "day" || by === "bill" || by === "none") throw new Error("These open no list");
    const table = await report(kind);
    for (const [index, key] of table.keys.entries()) {
      const opened = await open(by, key ?? "");
      const shared = opened.columns.filter(
        ({ key: column, isSummed }) => isSummed && columnOf(table, column) !== -1,
      );
      for (const column of shared) {
        const at = columnOf(opened, column.key);
        const cells = opened.rows.map((row) => Number(row[at]));
        expect([key, column.key, Math.round(sum(cells) * 10) / 10]).toEqual([
          key,
          column.key,
          table.rows[index]?.[columnOf(table, column.key)],
        ]);
        expect(opened.totals[at]).toBe(table.rows[index]?.[columnOf(table, column.key)]);
      }
    }
  });

  test("of a day are its hours and its bills", async () => {
    const days = await report("days");
    expect(days.keys).toEqual(dates);
    for (const [index, day] of dates.entries()) {
      for (const kind of ["hours", "bills"] as const) {
        const { columns, totals } = await report(kind, { from: day, to: day });
        const net = columns.findIndex(({ key }) => key === "net");
        expect(totals[net]).toBe(days.rows[index]?.[columnOf(days, "net")]);
      }
    }
  });
});

describe("the bills of an opened row, recounted from the bills of the tills,", () => {
  test("are those with the article", async () => {
    for (const key of (await report("articles")).keys) {
      const opened = await open("article", key ?? "");
      expect(figures(opened, "afterDiscounts")).toEqual(
        recount(({ items }) => sumItems(items, ({ product }) => String(product) === key)),
      );
      expect(figures(opened, "billAmount")).toEqual(
        recount(({ bill, items }) =>
          items.some(({ product }) => String(product) === key) ? bill.amount : 0,
        ),
      );
    }
  });

  test("are those that the staff has sold to", async () => {
    for (const key of (await report("staff")).keys) {
      expect(figures(await open("staff", key ?? ""), "afterDiscounts")).toEqual(
        recount(({ items }) => sumItems(items, ({ staff }) => String(staff) === key)),
      );
    }
  });

  test("are those of the hour, the weekday, and the station", async () => {
    const amountIf = (isWanted: (one: RawBill) => boolean) =>
      recount((one) => (isWanted(one) ? one.bill.amount : 0));
    for (const key of (await report("hours")).keys) {
      expect(figures(await open("hour", key ?? ""), "amount")).toEqual(
        amountIf((one) => String(hourOf(one)) === key),
      );
    }
    for (const key of (await report("weekday-hours")).keys) {
      const isIn = (one: RawBill) =>
        `${new Date(one.date).getUTCDay() || 7}-${hourOf(one)}` === key;
      expect(figures(await open("weekday-hour", key ?? ""), "amount")).toEqual(amountIf(isIn));
    }
    for (const key of (await report("stations")).keys) {
      expect(figures(await open("station", key ?? ""), "amount")).toEqual(
        amountIf(({ station }) => String(station) === key),
      );
    }
  });

  test("are those that guests paid in that way, less the change", async () => {
    const payTypes = replyOf(listPayTypes, await callAs(app, admin, listPayTypes));
    for (const key of (await report("pay-types")).keys) {
      const payType = payTypes.find(({ id }) => String(id) === key);
      const kept = new Map<number, number>();
      for (const { bill } of raw) {
        const shown = await callAs(app, admin, showBill, { params: { id: bill.id } });
        const { payments, change } = replyOf(showBill, shown);
        const own = payments.filter(({ name }) => name === payType?.name);
        const given = payType?.indexNumber === 800 ? change : 0;
        kept.set(bill.id, sum(own.map(({ total }) => total)) - given);
      }
      expect(figures(await open("pay-type", key ?? ""), "kept")).toEqual(
        recount(({ bill }) => kept.get(bill.id) ?? 0),
      );
    }
  });

  test("are those that the promotion made cheaper", async () => {
    for (const key of (await report("promotions")).keys) {
      expect(figures(await open("promotion", key ?? ""), "given")).toEqual(
        recount(({ items }) =>
          sum(
            items
              .filter(({ promotion }) => String(promotion ?? 0) === key)
              .map(({ productPrice, qty, total }) => productPrice * qty - total),
          ),
        ),
      );
    }
  });

  test("are those that earned commission, beside what was paid out", async () => {
    for (const key of (await report("commissions")).keys) {
      const opened = await open("commission", key ?? "");
      const earned = figures(opened, "earned");
      expect(earned).toEqual(
        recount(({ items }) =>
          sum(
            items
              .filter(({ type, staff }) => type === 2 && String(staff) === key)
              .map(({ commission, qty }) => commission * qty),
          ),
        ),
      );
    }
  });

  test("of a category are its articles", async () => {
    const menu = replyOf(listMenu, await callAs(app, admin, listMenu));
    for (const key of (await report("categories")).keys) {
      const opened = await open("category", key ?? "");
      const own = menu.articles.filter(({ category }) => String(category) === key);
      const expected = own.map(({ id }) => {
        const items = raw.flatMap((one) => one.items);
        return [String(id), sumItems(items, ({ product }) => product === id)] as const;
      });
      expect(figures(opened, "afterDiscounts")).toEqual(withoutZeros(expected));
    }
  });
});

test("a bill in a list, a void and a reprint open the bill that they name", async () => {
  for (const kind of ["bills", "voids", "reprints"] as const) {
    const table = await report(kind);
    for (const [index, key] of table.keys.entries()) {
      if (key === null) continue;
      const shown = await callAs(app, admin, showBill, { params: { id: Number(key) } });
      expect(`#${replyOf(showBill, shown).number}`).toBe(
        table.rows[index]?.[columnOf(table, "bill")],
      );
    }
  }
});

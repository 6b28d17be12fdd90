import type { ReplyOf } from "@comanda/contract/call";
import { readOwnerReport } from "@comanda/contract/owner-report";
import type { DaySummaryReply } from "@comanda/contract/summary";
import type { WorkDayId } from "@comanda/domain/id";
import {
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { msPerDay } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { anyStep } from "../../testing/any-step.ts";
import { locationOf, startNight } from "../../testing/start-night.ts";
import { rawSales, expectedFigures } from "../../testing/raw-sales.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { eveningIn } from "../../testing/test-evening.ts";
import { signInAt } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

type Report = ReplyOf<typeof readOwnerReport>;
type Night = { readonly date: string; readonly day: WorkDayId; readonly summary: DaySummaryReply };

let app: TestApp;
let admin: SignedIn;
const nights: Night[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const steps = fc.array(anyStep, { minLength: 12, maxLength: 20 });
  for (const made of fc.sample(steps, 3)) {
    const began = app.now();
    const night = await startNight(app);
    for (const step of made) await night.play(step);
    const summary = await night.end();
    app.advance(began + msPerDay - app.now());
    nights.push({ date: night.date, day: night.day, summary });
  }
  admin = await signInAt(await eveningIn(app), "admin", "Bar");
}, 120_000);
afterAll(() => app.close());

async function report(kind: OwnerReportKind, from: string, to = from): Promise<Report> {
  const asked = { params: { kind }, query: { from, to } };
  return replyOf(readOwnerReport, await callAs(app, admin, readOwnerReport, asked));
}

/** The figures of each row by its label, without its share. */
function figuresByLabel({ columns, rows }: Report): Record<string, readonly number[]> {
  const isName = (at: number) =>
    ["text", "hour", "weekday", "date"].includes(columns[at]?.kind ?? "");
  const isFigure = (at: number) => !isName(at) && columns[at]?.key !== "share";
  return Object.fromEntries(
    rows.map((row) => [
      row.filter((_, at) => isName(at)).join("|"),
      row.filter((_, at) => isFigure(at)).map(Number),
    ]),
  );
}

/** Drops rows that are all zero; their order does not matter. */
function withFigures(rows: Readonly<Record<string, readonly number[]>>) {
  return new Map(Object.entries(rows).filter(([, figures]) => figures.some((one) => one !== 0)));
}

/** The total of a column. */
function total({ columns, totals }: Report, key: string): number {
  return Number(totals[columns.findIndex((column) => column.key === key)]);
}

const spans = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [1, 2],
  [0, 2],
] as const;
const ofSpan = ([first, last]: readonly [number, number]) => nights.slice(first, last + 1);
const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);
const summed = (own: readonly Night[], pick: (day: DaySummaryReply) => number): number =>
  sum(own.map(({ summary }) => pick(summary)));
const amounts = (rows: readonly { readonly amount: number }[]) =>
  sum(rows.map((row) => row.amount));

/** Lists of events, and margins, which share out the tax of their days, have tests of their own. */
const counted = ownerReportKinds.filter(
  (kind) =>
    !["voids", "refunds", "reprints", "stock", "bills", "margins", "not-sold", "drawers"].includes(
      kind,
    ),
);

describe("a report over several days", () => {
  test.each(counted)("by %s equals the raw bills", async (kind) => {
    const raw = await rawSales(app.database(), locationOf(admin));
    for (const span of spans) {
      const own = ofSpan(span);
      const asked = await report(kind, own[0]?.date ?? "", own.at(-1)?.date);
      const byHand = expectedFigures(
        raw,
        own.map(({ day }) => day),
      )[kind];
      expect(withFigures(figuresByLabel(asked))).toEqual(withFigures(byHand ?? {}));
    }
  });

  test("equals the sum of the reports of its days", async () => {
    for (const span of spans) {
      const own = ofSpan(span);
      const dates = [own[0]?.date ?? "", own.at(-1)?.date] as const;
      const afterDiscounts = summed(own, (day) => day.subtotal - day.discount);
      for (const kind of [
        "articles",
        "categories",
        "staff",
        "hours",
        "weekday-hours",
        "days",
        "stations",
        "bills",
      ] as const) {
        expect(total(await report(kind, ...dates), "afterDiscounts")).toBe(afterDiscounts);
      }
      for (const kind of ["days", "hours", "weekday-hours", "stations"] as const) {
        const asked = await report(kind, ...dates);
        expect(total(asked, "amount")).toBe(summed(own, (day) => day.bills[1].amount));
        expect(total(asked, "bills")).toBe(summed(own, (day) => day.bills[1].count));
      }
      const articles = await report("articles", ...dates);
      expect(total(articles, "credited")).toBe(summed(own, (day) => day.creditedBack));
      const payTypes = await report("pay-types", ...dates);
      expect(total(payTypes, "kept")).toBe(summed(own, (day) => day.bills[1].amount));
      expect(total(payTypes, "change")).toBe(summed(own, (day) => day.change));
      const promotions = await report("promotions", ...dates);
      const discounts = await report("discounts", ...dates);
      const given = summed(own, ({ given: ofDay }) => sum(Object.values(ofDay ?? {})));
      expect(total(discounts, "given")).toBe(given);
      expect(total(promotions, "given")).toBe(summed(own, (day) => day.discount) - given);
      const commissions = await report("commissions", ...dates);
      expect(total(commissions, "earned")).toBe(summed(own, (day) => amounts(day.commissionList)));
      expect(total(commissions, "paid")).toBe(summed(own, (day) => amounts(day.payCommissions)));
    }
  });

  test.each(counted)("by %s is the sum of its parts", async (kind) => {
    const [first, , last] = nights.map(({ date }) => date);
    const whole = figuresByLabel(await report(kind, first ?? "", last));
    const parts = [
      figuresByLabel(await report(kind, first ?? "")),
      figuresByLabel(await report(kind, nights[1]?.date ?? "", last)),
    ];
    for (const [name, figures] of Object.entries(whole)) {
      const added = figures.map((_, at) => sum(parts.map((part) => part[name]?.[at] ?? 0)));
      expect([name, added]).toEqual([name, figures]);
    }
    for (const name of parts.flatMap((part) => Object.keys(part))) {
      expect(Object.keys(whole)).toContain(name);
    }
  });

  test.each(ownerReportKinds)("by %s adds up, and its shares add up to the whole", async (kind) => {
    const { columns, rows, totals } = await report(kind, nights[0]?.date ?? "", nights[2]?.date);
    const sums = columns.map((_, at) => sum(rows.map((row) => Number(row[at] ?? 0))));
    const isTotal = (at: number) => totals[at] !== null && columns[at]?.key !== "marginShare";
    expect(sums.filter((_, at) => isTotal(at)).map((one) => Math.round(one * 10) / 10)).toEqual(
      totals.filter((_, at) => isTotal(at)),
    );
    const withoutTotal = columns.filter(({ isSummed }, at) => isSummed && !isTotal(at));
    expect(withoutTotal).toEqual([]);
  });

  test.each([
    ["articles", "afterDiscounts", "down"],
    ["categories", "afterDiscounts", "down"],
    ["staff", "afterDiscounts", "down"],
    ["stations", "afterDiscounts", "down"],
    ["pay-types", "kept", "down"],
    ["promotions", "given", "down"],
    ["commissions", "earned", "down"],
    ["voids", "at", "up"],
    ["reprints", "at", "up"],
    ["stock", "stockItem", "up"],
  ] as const)("by %s is in the order of %s, %s", async (kind, key, way) => {
    const { columns, rows } = await report(kind, nights[0]?.date ?? "", nights[2]?.date);
    const at = columns.findIndex((column) => column.key === key);
    const cells = rows.map((row) => row[at] ?? "");
    const ordered = cells.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    expect(cells).toEqual(way === "up" ? ordered : ordered.toReversed());
  });

  test("by stock lists each item station by station", async () => {
    const { columns, rows } = await report("stock", nights[0]?.date ?? "", nights[2]?.date);
    expect(columns.slice(0, 2).map(({ key }) => key)).toEqual(["stockItem", "station"]);
    const names = rows.map(([item, station]) => [String(item), String(station)].join("|"));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(names.every((name) => /^[^|]+\|[^|]+$/.test(name))).toBe(true);
  });

  test("lists what was voided and credited, and by whom", async () => {
    const { columns, rows } = await report("voids", nights[0]?.date ?? "", nights[2]?.date);
    const cell = (row: Report["rows"][number], key: string) =>
      row[columns.findIndex((column) => column.key === key)];
    const voids = rows.filter((row) => cell(row, "what") === "void");
    expect(voids.length).toBe(summed(nights, (day) => day.bills[2].count));
    for (const row of voids) {
      expect(cell(row, "reason")).toBe("gone");
      expect(cell(row, "staff")).toMatch(/^(10|1) /);
      expect(cell(row, "amount")).toBeGreaterThan(0);
    }
    const credits = rows.filter((row) => cell(row, "what") === "credit");
    expect(sum(credits.map((row) => Number(cell(row, "amount"))))).toBe(
      summed(nights, (day) => day.creditedBack),
    );
    for (const row of credits) expect(cell(row, "staff")).toMatch(/^20 /);
  });

  test("shows stock movements that add up to the difference", async () => {
    const { rows } = await report("stock", nights[0]?.date ?? "", nights[2]?.date);
    for (const [, , ...figures] of rows) {
      const [before = 0, delivered = 0, used = 0, givenBack = 0, corrected = 0, after = 0] =
        figures.map(Number);
      expect(before + delivered - used + givenBack + corrected).toBe(after);
      expect(corrected).toBe(0);
    }
    const counts = await app
      .database()
      .selectFrom("stock")
      .select("current_count_thousandths as count")
      .execute();
    const known = new Set(counts.map(({ count }) => count));
    for (const row of rows) expect(known).toContain(row.at(-1));
  });
});

describe("an owner report", () => {
  test("requires access to the office", async () => {
    const cashier = await signInAs(app, "cashier");
    const asked = { params: { kind: "articles" }, query: { from: "2026-11-20", to: "2026-11-20" } };
    const refused = await callAs(app, cashier, readOwnerReport, asked);
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused)).toMatchObject({ code: "permission-denied" });
  });

  test("refuses dates that are invalid or in the wrong order", async () => {
    for (const [query, code] of [
      [{ from: "2026-11-21", to: "2026-11-20" }, "time-invalid"],
      [{ from: "2026-02-30", to: "2026-03-01" }, "date-invalid"],
    ] as const) {
      const refused = await callAs(app, admin, readOwnerReport, {
        params: { kind: "hours" },
        query,
      });
      expect(errorOf(refused)).toMatchObject({ code });
    }
  });

  test("is empty for days without work", async () => {
    for (const kind of ownerReportKinds) {
      expect((await report(kind, "2020-01-01", "2020-12-31")).rows).toEqual([]);
    }
  });
});

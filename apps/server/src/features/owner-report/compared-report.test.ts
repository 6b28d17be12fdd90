import type { ReplyOf } from "@comanda/contract/call";
import { readOwnerReport } from "@comanda/contract/owner-report";
import {
  comparedColumns,
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { msPerDay } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { anyStep } from "../../testing/any-step.ts";
import { startNight } from "../../testing/start-night.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { eveningIn } from "../../testing/test-evening.ts";
import { signInAt } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

type Query = Readonly<Record<string, string>>;
type Report = ReplyOf<typeof readOwnerReport>;

let app: TestApp;
let admin: SignedIn;
const dates: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const steps = fc.array(anyStep, { minLength: 8, maxLength: 14 });
  for (const made of fc.sample(steps, 3)) {
    const began = app.now();
    const night = await startNight(app);
    for (const step of made) await night.play(step);
    await night.end();
    dates.push(night.date);
    app.advance(began + msPerDay - app.now());
  }
  admin = await signInAt(await eveningIn(app), "admin", "Bar");
}, 120_000);
afterAll(() => app.close());

const span = (first: number, last: number) => ({ from: dates[first] ?? "", to: dates[last] ?? "" });

async function report(kind: OwnerReportKind, query: Query): Promise<Report> {
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(app, admin, readOwnerReport, asked));
}

const comparing = ({ from, to }: ReturnType<typeof span>, other: ReturnType<typeof span>) => ({
  from,
  to,
  compareFrom: other.from,
  compareTo: other.to,
});

const at = ({ columns }: Report, key: string) => columns.findIndex((one) => one.key === key);

/** A column by the key of its row, without zeros. */
function figures(table: Report, column: string) {
  const index = at(table, column);
  return new Map(
    table.keys
      .map((key, row) => [key, Number(table.rows[row]?.[index] ?? 0)] as const)
      .filter(([, figure]) => figure !== 0),
  );
}

const compared = ownerReportKinds.filter((kind) => comparedColumns[kind] !== undefined);

describe("a report that is compared with other days", () => {
  test.each(compared)("by %s has the figures of both reports", async (kind) => {
    const column = comparedColumns[kind] ?? "";
    const both = await report(kind, comparing(span(1, 2), span(0, 1)));
    const now = await report(kind, span(1, 2));
    const then = await report(kind, span(0, 1));
    expect(both.compared).toEqual(span(0, 1));
    expect(both.totals[at(both, "earlier")]).toBe(then.totals[at(then, column)]);
    for (const { key } of now.columns.filter(({ isSummed }) => isSummed)) {
      expect(both.totals[at(both, key)]).toBe(now.totals[at(now, key)]);
    }
    expect(figures(both, column)).toEqual(figures(now, column));
  });

  test.each(compared.filter((kind) => kind !== "days"))(
    "by %s has the figures of the other days in the rows of the same name",
    async (kind) => {
      const both = await report(kind, comparing(span(1, 2), span(0, 1)));
      const then = await report(kind, span(0, 1));
      expect(figures(both, "earlier")).toEqual(figures(then, comparedColumns[kind] ?? ""));
    },
  );

  test("pairs the days by their place in the span", async () => {
    const days = await report("days", comparing(span(1, 2), span(0, 1)));
    const then = await report("days", span(0, 1));
    expect(days.rows.map((row) => row[at(days, "earlierDay")])).toEqual(dates.slice(0, 2));
    expect(days.rows.map((row) => row[at(days, "earlier")])).toEqual(
      then.rows.map((row) => row[at(then, "net")]),
    );
  });

  test("lists the days of a longer comparison, which no day of the span is compared with", async () => {
    const days = await report("days", comparing(span(2, 2), span(0, 1)));
    expect(days.keys).toEqual([dates[2], null]);
    expect(days.rows.map((row) => row[at(days, "day")])).toEqual([dates[2], null]);
    expect(days.rows.map((row) => row[at(days, "earlierDay")])).toEqual(dates.slice(0, 2));
  });

  test("states by how much it has grown", async () => {
    const days = await report("days", comparing(span(1, 1), span(0, 0)));
    const [row = []] = days.rows;
    const [net, earlier] = [Number(row[at(days, "net")]), Number(row[at(days, "earlier")])];
    expect(row[at(days, "growth")]).toBe(Math.round(((net - earlier) * 10_000) / earlier));
    expect(days.totals[at(days, "growth")]).toBe(row[at(days, "growth")]);
  });

  test("grows by nothing if nothing was sold before", async () => {
    const days = await report(
      "days",
      comparing(span(0, 2), { from: "2020-01-01", to: "2020-01-03" }),
    );
    expect(days.rows.map((row) => row[at(days, "growth")])).toEqual([null, null, null]);
    expect(days.totals[at(days, "earlier")]).toBe(0);
  });
});

test("lists of events are not compared", async () => {
  const voids = await report("voids", comparing(span(1, 2), span(0, 0)));
  expect(voids.compared).toBeNull();
  expect(at(voids, "earlier")).toBe(-1);
});

test("a comparison needs both of its dates, in their order", async () => {
  const [first = "", second = ""] = dates;
  const others: readonly (readonly [Query, string])[] = [
    [{ compareFrom: first }, "date-invalid"],
    [{ compareTo: first }, "date-invalid"],
    [{ compareFrom: second, compareTo: first }, "time-invalid"],
    [{ compareFrom: "2026-02-30", compareTo: "2026-03-01" }, "date-invalid"],
  ];
  for (const [other, code] of others) {
    const query = { ...span(1, 2), ...other };
    const refused = await callAs(app, admin, readOwnerReport, { params: { kind: "days" }, query });
    expect(errorOf(refused)).toMatchObject({ code });
  }
});

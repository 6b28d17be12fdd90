import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { daySnapshot, shiftSnapshot } from "@comanda/contract/summary-snapshot";
import type { LocationId } from "@comanda/contract/wire";
import { computePeriodTotals } from "@comanda/domain/shift/period-figures";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

import { prepaidOf } from "@comanda/domain/shift/bill-figures";
import { readDrawers, sum, type Drawer } from "./drawers.ts";

type Report = Selectable<Tables["report"]>;

/** Filed reports that differ from what was handed over, taken out and paid, and missing reports or PDFs. */
export async function findMoneyViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const reports = await database
    .selectFrom("report")
    .selectAll()
    .where("location", "=", location)
    .orderBy("number")
    .execute();
  const drawers = await readDrawers(database, location);
  return [
    ...findShiftViolations(reports, drawers),
    ...(await findDayViolations(database, location, { reports, drawers })),
    ...findReportNumberViolations(reports),
    ...(await findPdfViolations(database, location, reports)),
    ...(await findCommissionViolations(database, location)),
    ...(await findCommissionsTooEarly(database, location)),
  ];
}

function findShiftViolations(
  reports: readonly Report[],
  drawers: readonly Drawer[],
): readonly string[] {
  const filed = new Map(reports.map(({ shift, summary }) => [Number(shift), summary]));
  return drawers.flatMap((drawer) => {
    const summary = filed.get(drawer.shift);
    if (!drawer.isEnded) return summary === undefined ? [] : [`Shift ${drawer.shift} is on`];
    if (summary === undefined) return [`Shift ${drawer.shift} has no report`];
    const { bills, drawer: filedDrawer, ...rest } = fromJson(shiftSnapshot, summary);
    const { moneyIn, moneyOut, commissionsPaid } = computePeriodTotals({ bills, ...rest });
    const { expected, counted } = drawer;
    const isSame = isDeepStrictEqual(
      {
        ...drawer,
        closedBills: bills.closed.count,
        sales: bills.closed.amount,
        taken: sum(bills.payDetails.map(({ total }) => total)) - bills.change,
        cashRounding: bills.cashRounding ?? 0,
        prepaid: prepaidOf(bills),
        moneyIn,
        moneyOut,
        commissionsPaid,
        expected: filedDrawer.expected,
        counted: filedDrawer.counted,
        counts: filedDrawer.counts ?? 1,
        foreign: Object.fromEntries(
          (filedDrawer.foreign ?? [])
            .filter(({ currency }) => bills.foreign?.some((one) => one.currency === currency))
            .map(({ code, expected: given }) => [code, given]),
        ),
      },
      drawer,
    );
    const isBalanced = drawer.taken === drawer.sales + drawer.prepaid + drawer.cashRounding;
    return isSame && isBalanced && filedDrawer.difference === Number(counted) - expected
      ? []
      : [`Shift ${drawer.shift} was filed as ${summary}, but had ${JSON.stringify(drawer)}`];
  });
}

type Filed = { readonly reports: readonly Report[]; readonly drawers: readonly Drawer[] };

async function findDayViolations(
  database: Database,
  location: LocationId,
  { reports, drawers }: Filed,
): Promise<readonly string[]> {
  const days = await database
    .selectFrom("work_day")
    .select(["id", "ended_at"])
    .where("location", "=", location)
    .execute();
  const filed = new Map(reports.map(({ work_day, summary }) => [Number(work_day), summary]));
  return days.flatMap(({ id, ended_at }) => {
    const summary = filed.get(id);
    if ((summary === undefined) !== (ended_at === null)) return [`Day ${id} has a wrong report`];
    if (summary === undefined) return [];
    const own = drawers.filter(({ workDay }) => workDay === id);
    const { totals, shifts } = fromJson(daySnapshot, summary);
    const isSame =
      shifts.length === own.length &&
      own.every(({ isEnded }) => isEnded) &&
      totals.sales === sum(own.map(({ sales }) => sales)) &&
      totals.moneyIn === sum(own.map(({ moneyIn }) => moneyIn)) &&
      totals.moneyOut === sum(own.map(({ moneyOut }) => moneyOut)) &&
      totals.commissionsPaid === sum(own.map(({ commissionsPaid }) => commissionsPaid));
    return isSame ? [] : [`Day ${id} was filed as ${summary}, but had ${JSON.stringify(own)}`];
  });
}

function findReportNumberViolations(reports: readonly Report[]): readonly string[] {
  return [...Map.groupBy(reports, ({ kind }) => kind)].flatMap(([kind, own]) =>
    own.every(({ number }, index) => number === index + 1)
      ? []
      : [`The numbers of ${kind} reports have a gap`],
  );
}

/** The journal has only the hash of a PDF. */
async function findPdfViolations(
  database: Database,
  location: LocationId,
  reports: readonly Report[],
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("report_pdf")
    .select(["report", "content"])
    .where("location", "=", location)
    .execute();
  const hashOf = new Map<number, string>(
    rows.map(({ report, content }) => [
      report,
      createHash("sha256").update(Buffer.from(content, "base64")).digest("hex"),
    ]),
  );
  const wrong = reports.filter(({ id, pdf_hash }) => pdf_hash !== (hashOf.get(id) ?? null));
  return wrong.map(({ id }) => `The PDF of report ${id} is another`);
}

/** The lines of a commission payment are in no journal row, but must add up to its amount. */
async function findCommissionViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const paid = await database
    .selectFrom("paid_commission")
    .select(["id", "amount"])
    .where("location", "=", location)
    .execute();
  const lines = await database
    .selectFrom("paid_commission_line as paid")
    .innerJoin("bill_line as line", (join) =>
      join.onRef("line.location", "=", "paid.location").onRef("line.id", "=", "paid.bill_line"),
    )
    .select(["paid.paid_commission", "line.commission", "line.quantity_tenths"])
    .where("paid.location", "=", location)
    .execute();
  const earned = Map.groupBy(lines, ({ paid_commission }) => paid_commission);
  const wrong = paid.filter(({ id, amount }) => {
    const own = earned.get(id) ?? [];
    return amount !== sum(own.map((line) => (line.commission * line.quantity_tenths) / 10));
  });
  return wrong.map(({ id, amount }) => `Commission ${id} was paid with ${amount}`);
}

/** Commission is due once its bill is paid, and a bill whose commission was paid out stays closed. */
async function findCommissionsTooEarly(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const early = await database
    .selectFrom("paid_commission_line as paid")
    .innerJoin("bill_line as line", (join) =>
      join.onRef("line.location", "=", "paid.location").onRef("line.id", "=", "paid.bill_line"),
    )
    .innerJoin("bill", (join) =>
      join.onRef("bill.location", "=", "line.location").onRef("bill.id", "=", "line.bill"),
    )
    .select(["paid.paid_commission", "bill.number", "bill.status"])
    .where("paid.location", "=", location)
    .where("bill.status", "<>", "closed")
    .execute();
  return early.map(
    ({ paid_commission, number, status }) =>
      `Commission ${paid_commission} was paid for bill ${number}, which is ${status}`,
  );
}

import type { LocationId, WorkDayId } from "@comanda/domain/id";
import { totalsSchema } from "@comanda/contract/settlement";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** All raw sales data of a location, as they are in the tables. */
export async function rawSales(database: Database, location: LocationId) {
  return {
    bills: await database.selectFrom("bill").selectAll().where("location", "=", location).execute(),
    lines: await database
      .selectFrom("bill_line")
      .innerJoin("article", "article.id", "bill_line.article")
      .innerJoin("category", "category.id", "article.category")
      .selectAll("bill_line")
      .select(["article.name as articleName", "category.name as categoryName"])
      .where("bill_line.location", "=", location)
      .execute(),
    tenders: await database
      .selectFrom("tender")
      .innerJoin("shift", "shift.id", "tender.shift")
      .select(["tender.bill", "tender.pay_type", "tender.received", "tender.change"])
      .select("shift.work_day")
      .where("tender.location", "=", location)
      .orderBy("tender.id")
      .execute(),
    shifts: await database
      .selectFrom("shift")
      .innerJoin("station", "station.id", "shift.station")
      .select(["shift.id", "station.name as station"])
      .where("shift.location", "=", location)
      .execute(),
    staff: await database.selectFrom("staff").selectAll().execute(),
    payTypes: await database
      .selectFrom("pay_type")
      .select(["id", "name", "index_number", "is_vat", "rate_basis_points"])
      .where("location", "=", location)
      .execute(),
    promotions: await database
      .selectFrom("promotion")
      .select(["id", "name"])
      .where("location", "=", location)
      .execute(),
    workDays: await database
      .selectFrom("work_day")
      .select(["id", "started_at"])
      .where("location", "=", location)
      .execute(),
    paidCommissions: await database
      .selectFrom("paid_commission")
      .selectAll()
      .where("location", "=", location)
      .execute(),
  };
}

type RawSales = Awaited<ReturnType<typeof rawSales>>;
type Line = RawSales["lines"][number];
/** Figures by their subject, in the order of the columns of the report. */
type ReportFigures = Readonly<Record<string, readonly number[]>>;

/** The expected figures of each report for some days, added up line by line. */
export function expectedFigures(
  raw: RawSales,
  days: readonly WorkDayId[],
): Readonly<Record<string, ReportFigures>> {
  const wanted = new Set<number | null>(days);
  const closed = raw.bills.filter((bill) => bill.status === "closed" && wanted.has(bill.work_day));
  const ids = new Set<number>(closed.map(({ id }) => id));
  const lines = raw.lines.filter(({ bill }) => ids.has(bill));
  const linesOf = (bill: number) => sum(lines.filter((line) => line.bill === bill).map(total));
  const stationOf = new Map<number | null, string>(
    raw.shifts.map(({ id, station }) => [id, station]),
  );
  const paid = (keyOf: (bill: (typeof closed)[number]) => string): ReportFigures =>
    table(closed, keyOf, (bill) => {
      const afterDiscounts = linesOf(bill.id);
      const tax = taxOf(raw, bill);
      const charges = bill.amount - afterDiscounts;
      return [
        bill.refund_of === null ? 1 : 0,
        bill.cover ?? 0,
        afterDiscounts,
        charges,
        bill.amount,
        tax,
        bill.amount - tax,
      ];
    });
  return {
    articles: table(
      lines,
      ({ articleName, categoryName }) => `${articleName}|${categoryName}`,
      sold,
    ),
    categories: table(lines, ({ categoryName }) => categoryName, sold),
    staff: table(lines, (line) => nameOf(raw, line.staff), sold),
    days: paid((bill) => dayOf(raw, bill).toISOString().slice(0, 10)),
    hours: paid((bill) => String(hourOf(bill))),
    // Sunday is the seventh day.
    "weekday-hours": paid((bill) => `${dayOf(raw, bill).getUTCDay() || 7}|${hourOf(bill)}`),
    stations: paid((bill) => stationOf.get(bill.shift) ?? "?"),
    "pay-types": payTypes(
      raw,
      raw.tenders.filter(({ work_day }) => wanted.has(work_day)),
    ),
    taxes: taxRates(raw, closed),
    promotions: promotions(raw, lines),
    discounts: table(
      lines.filter(({ type }) => type === "discount"),
      // None of them needs an approval.
      (line) => `${nameOf(raw, line.given_by ?? 0)}||${reasonOf(line, lines)}`,
      (line) => [line.quantity_tenths / 10, 0 - line.total],
    ),
    commissions: commissions(raw, lines, wanted),
  };
}

/** Bangkok is seven hours ahead. */
const aheadMs = 7 * 3_600_000;

/** The hour of the clock in which a bill was paid. */
function hourOf(bill: RawSales["bills"][number]): number {
  return new Date(bill.updated_at + aheadMs).getUTCHours();
}

/** When the work day of a bill began, as if Bangkok were at Greenwich. */
function dayOf({ workDays }: RawSales, bill: RawSales["bills"][number]): Date {
  const day = workDays.find(({ id }) => id === bill.work_day);
  return new Date((day?.started_at ?? Number.NaN) + aheadMs);
}

/** The reason stands on the line that was given; a credit of it has none. */
function reasonOf(line: Line, lines: readonly Line[]): string {
  const given = lines.find(({ bill, key }) => bill === line.bill && key === line.credits);
  return (given ?? line).note;
}

function sold(line: Line): readonly number[] {
  // A commission that another one has replaced is no credit.
  const isCredit = line.credits !== null && line.credits !== line.parent;
  const credited = isCredit ? 0 - line.total : 0;
  return [
    ["commission", "discount"].includes(line.type) ? 0 : line.quantity_tenths / 10,
    credited,
    line.total,
  ];
}

function total(line: Line): number {
  return line.total;
}

function nameOf({ staff }: RawSales, id: number): string {
  const { ref, first_name, last_name } = staff.find((one) => one.id === id) ?? {
    ref: "?",
    first_name: "",
    last_name: "",
  };
  return `${ref} ${first_name} ${last_name}`.trim();
}

/** The tax that a paid bill states. */
function taxOf({ payTypes: known }: RawSales, { totals }: RawSales["bills"][number]): number {
  const taxes = new Set<number>(known.filter((type) => type.is_vat === 1).map(({ id }) => id));
  const { charges } = fromJson(totalsSchema, totals ?? "");
  return sum(charges.filter(({ payType }) => taxes.has(payType)).map((charge) => charge.total));
}

/** Change is given in cash, whatever the guest has paid with. */
function payTypes({ payTypes: known }: RawSales, taken: RawSales["tenders"]): ReportFigures {
  const nameOfType = new Map<number, string>(known.map(({ id, name }) => [id, name]));
  const cash = known.find(({ index_number }) => index_number === 800)?.name ?? "?";
  const seen = new Set<string>();
  const rows = taken.flatMap(({ bill, pay_type: payType, received, change }) => {
    const isFirst = received !== 0 && !seen.has(`${bill} ${payType}`);
    if (isFirst) seen.add(`${bill} ${payType}`);
    const name = nameOfType.get(payType ?? 0) ?? "?";
    const took =
      received === 0 ? [] : [{ name, figures: [isFirst ? 1 : 0, received, 0, received] }];
    return change === 0 ? took : [...took, { name: cash, figures: [0, 0, change, 0 - change] }];
  });
  return table(
    rows,
    ({ name }) => name,
    ({ figures }) => figures,
  );
}

/** The demo venue has one tax in its prices, which all that guests pay bears. */
function taxRates(raw: RawSales, closed: RawSales["bills"]): ReportFigures {
  const tax = raw.payTypes.find((type) => type.is_vat === 1);
  const label = `${tax?.name ?? "?"} ${(tax?.rate_basis_points ?? 0) / 100} %`;
  return table(
    closed,
    () => label,
    (bill) => [bill.amount - taxOf(raw, bill), taxOf(raw, bill), bill.amount],
  );
}

function promotions({ promotions: known }: RawSales, lines: readonly Line[]): ReportFigures {
  const promoted = lines.filter(
    (line) => line.type !== "discount" && line.price !== line.product_price,
  );
  return table(
    promoted,
    ({ promotion }) => known.find(({ id }) => id === promotion)?.name ?? "",
    (line) => {
      const list = (line.product_price * line.quantity_tenths) / 10;
      return [line.quantity_tenths / 10, list, list - line.total, line.total];
    },
  );
}

function commissions(
  raw: RawSales,
  lines: readonly Line[],
  days: ReadonlySet<number | null>,
): ReportFigures {
  const earned = lines
    .filter(({ type }) => type === "commission")
    .map((line) => ({
      staff: line.staff,
      figures: [(line.commission * line.quantity_tenths) / 10, 0],
    }));
  const paid = raw.paidCommissions
    .filter((row) => days.has(row.work_day))
    .map(({ staff, amount }) => ({ staff, figures: [0, amount] }));
  return table(
    [...earned, ...paid],
    ({ staff }) => nameOf(raw, staff),
    ({ figures }) => figures,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}

function table<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  figuresOf: (row: Row) => readonly number[],
): ReportFigures {
  const groups = Map.groupBy(rows, keyOf);
  return Object.fromEntries(
    [...groups].map(([key, own]) => {
      const figures = own.map(figuresOf);
      const width = figures[0]?.length ?? 0;
      const sums = Array.from({ length: width }, (_, at) =>
        sum(figures.map((row) => row[at] ?? 0)),
      );
      return [key, sums] as const;
    }),
  );
}

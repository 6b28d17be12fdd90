import type { ReportRow } from "@comanda/domain/owner-report/owner-report";
import { sumPayTypeSales } from "@comanda/domain/owner-report/sum-pay-type-sales";
import { sumById, type SumsById } from "@comanda/domain/owner-report/sum-by-id";
import { money } from "@comanda/domain/money/money";
import { listSalesHours } from "@comanda/domain/shift/list-sales-hours";
import { instant } from "@comanda/domain/time/instant";
import { localTime } from "@comanda/domain/time/local-time";

import { findReportChargeSettings } from "../pay-type/index.ts";
import { findStations } from "../venue/index.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";
import { findPaid, findSettlements, quarterMs } from "./sales-store.ts";

/** Reports made from whole paid bills. */
export const billRows = { hours, stations, "pay-types": payTypes };

type PaidFigures = SumsById<"bills" | "net" | "amount">;
const paidFields = ["bills", "net", "amount"] as const;

/** Starts after the longest quiet time, so that an evening past midnight stays in one piece. */
async function hours(input: ReportInput): Promise<readonly ReportRow[]> {
  const quarters = await findPaidFigures(input, "quarter");
  const rows = sumById(
    quarters.map((row) => ({
      ...row,
      id: localTime(instant(row.id * quarterMs), input.timeZone).hour,
    })),
    paidFields,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const sales = rows.map(({ id, bills, amount }) => ({
    hour: id,
    count: bills,
    amount: money(amount),
  }));
  return listSalesHours(sales, null).map(({ hour }) => ({
    hour,
    ...toPaidRow(rowOf.get(hour) ?? { id: hour, bills: 0, net: 0, amount: 0 }),
  }));
}

async function stations(input: ReportInput): Promise<readonly ReportRow[]> {
  const rows = await findPaidFigures(input, "station");
  const known = await findStations(input.database, [input.location]);
  const names = new Map<number, string>(known.map(({ id, name }) => [id, name]));
  return rows
    .toSorted((one, other) => other.net - one.net || one.id - other.id)
    .map((row) => ({ station: names.get(row.id) ?? "", ...toPaidRow(row) }));
}

async function findPaidFigures(
  input: ReportInput,
  by: "quarter" | "station",
): Promise<readonly PaidFigures[]> {
  const { database, location } = input;
  const rows = await readInBatches(input, (days) => findPaid(database, { location, days }, by));
  return sumById(rows, paidFields);
}

/** What was added to the lines: charges on top, and rounding. */
function toPaidRow({ bills, net, amount }: PaidFigures): ReportRow {
  return { bills, net, charges: amount - net, amount };
}

async function payTypes(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const known = await findReportChargeSettings(database, location);
  const rows = await readInBatches(input, async (days) =>
    sumPayTypeSales(await findSettlements(database, { location, days }), known.payTypes),
  );
  const names = new Map<number, string>(known.payTypes.map(({ id, name }) => [id, name]));
  return sumById(rows, ["bills", "received", "change", "kept"])
    .toSorted((one, other) => other.kept - one.kept || one.id - other.id)
    .map(({ id, ...sums }) => ({ payType: names.get(id) ?? "", ...sums }));
}

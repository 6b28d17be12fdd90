import type { QueryOf } from "@comanda/contract/call";
import type {
  printArticles as printArticlesCall,
  printCommissions as printCommissionsCall,
} from "@comanda/contract/report";
import { formatDateTime } from "@comanda/contract/wire";
import type { Bill } from "@comanda/domain/bill/bill";
import { noMoney, sumMoney } from "@comanda/domain/money/money";
import { refuse } from "@comanda/domain/refusal";
import { sumArticles } from "@comanda/domain/work-day/sum-articles";
import type { Language } from "@comanda/domain/venue/settings";
import type { OpenWorkDay } from "@comanda/domain/work-day/work-day";

import type { Database } from "#database/database.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import type { WriteContext } from "#journal/command.ts";

import { findBillsOfDay } from "../bill/index.ts";
import { findArticleLabels } from "../menu/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { enqueuePrintJobs, type PrintingReply } from "../printing/index.ts";
import { findShiftsAt } from "../shift/index.ts";
import { findStationsIncludingRetired } from "../venue/index.ts";
import { findOpenDay } from "../work-day/index.ts";
import { summarizeRunningDay } from "./load-day.ts";
import { listCommissionDues } from "./list-commission-dues.ts";
import { findReportNames } from "./report-names.ts";

/** The articles sold in the open day, at all stations or only at the session's. */
export async function listSoldArticles(
  context: WriteContext,
  { useStation, language }: QueryOf<typeof printArticlesCall>,
): Promise<PrintingReply<typeof printArticlesCall> | RefusedCall> {
  const { tx, session } = context;
  const { location } = session;
  const station = useStation === 1 ? session.station : null;
  if (useStation === 1 && station === null) return refuseCall("station-missing");
  const day = await findOpenDay(tx, location);
  if (day === null) return refuse("day-not-open");
  const currency = await findCachedCurrency(context);
  const sales = sumArticles(await findSoldBills(tx, day, station), currency);
  const labels = await findArticleLabels(
    tx,
    location,
    sales.map((sale) => sale.article),
  );
  const amount = sumMoney(sales.map((sale) => sale.amount));
  const startTime = formatDateTime(day.startedAt);
  const stations = await findStationsIncludingRetired(tx, location);
  const rows = sales.map((sale) => ({
    product: sale.article,
    name: labels.get(sale.article)?.name ?? "",
    qty: sale.quantity,
    amount: sale.amount,
  }));
  const document = {
    kind: "article-report",
    startTime,
    station: stations.find(({ id }) => id === station)?.name ?? null,
    rows: rows.map(({ name, qty, amount: sum }) => ({ name, qty, amount: sum })),
    amount,
  } as const;
  const papers = await enqueuePrintJobs(context, [{ document }], language);
  return { startTime, station, rows, amount, ...papers };
}

/** The bills that were paid in the day, optionally at one station. */
async function findSoldBills(
  database: Database,
  { id: workDay, location }: OpenWorkDay,
  station: Session["station"],
): Promise<readonly Bill[]> {
  const bills = await findBillsOfDay(database, location, workDay);
  if (station === null) return bills;
  const shifts = new Set(await findShiftsAt(database, location, { workDay, station }));
  return bills.filter(({ shift }) => shift !== null && shifts.has(shift));
}

/** The commissions that staff earned in the open day and were paid; the paper also has what is not paid out yet. */
export async function listDayCommissions(
  context: WriteContext,
  language: Language | undefined,
): Promise<PrintingReply<typeof printCommissionsCall> | RefusedCall> {
  const { tx, session, at } = context;
  const { location } = session;
  const day = await findOpenDay(tx, location);
  if (day === null) return refuse("day-not-open");
  const { bills, paidCommissions } = await summarizeRunningDay(tx, location, { day, at });
  const earnedBy = new Map(bills.commissions.map(({ staff, amount }) => [staff, amount]));
  const paidTo = new Map(paidCommissions.map(({ staff, amount }) => [staff, amount]));
  const people = [...new Set([...earnedBy.keys(), ...paidTo.keys()])];
  const rows = people
    .toSorted((one, other) => one - other)
    .map((staff) => ({
      staff,
      earned: earnedBy.get(staff) ?? noMoney,
      paid: paidTo.get(staff) ?? noMoney,
    }));
  const list = {
    startTime: formatDateTime(day.startedAt),
    earned: sumMoney(earnedBy.values()),
    paid: sumMoney(paidTo.values()),
  };
  const names = await findReportNames(tx, location);
  const known = new Map(names.staff.map((person) => [person.id, person]));
  const lines = rows.map(({ staff, earned, paid }) => {
    const { ref = "", name = "" } = known.get(staff) ?? {};
    return { ref, name, earned, paid };
  });
  const dues = await listCommissionDues(tx, location, known);
  const document = { kind: "commission-report", ...list, rows: lines, dues } as const;
  return { ...list, rows, ...(await enqueuePrintJobs(context, [{ document }], language)) };
}

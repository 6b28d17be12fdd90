import type { ReplyOf } from "@comanda/contract/call";
import type { printArticles } from "@comanda/contract/report";
import type {
  DaySummaryReply,
  MonthSummaryReply,
  ShiftSummaryReply,
} from "@comanda/contract/summary";
import { fillTemplate } from "@comanda/domain/text/fill-template";
import type { Money } from "@comanda/domain/money/money";
import type { Sheet, SheetRow, SheetTable } from "../sheet.ts";

import { salesTables } from "./sales-tables.ts";
import {
  createBars,
  billsTable,
  chargesTable,
  ratesTables,
  customerPaymentsTable,
  discountsTable,
  foldedTables,
  paymentsTable,
  createRow,
  createTable,
} from "./sheet-tables.ts";
import type { SheetFormatter } from "./sheet-formatter.ts";

export function shiftSheet(summary: ShiftSummaryReply, formatter: SheetFormatter): Sheet {
  const { texts, staff, station, moment } = formatter;
  const { facts } = texts;
  return {
    title: texts.titles.shiftReport,
    facts: [
      { name: facts.station, value: station(summary.station) },
      { name: facts.shift, value: summary.name },
      { name: facts.cashier, value: staff(summary.user) },
      { name: facts.start, value: moment(summary.startTime) },
      { name: facts.end, value: moment(summary.endTime) },
      { name: facts.endedBy, value: endedText(summary, formatter) },
      { name: facts.drawerCounted, value: timesCounted(summary, formatter) },
      { name: facts.journal, value: journalText(summary) },
    ].filter(({ value }) => value !== ""),
    tables: [
      drawerTable(summary, formatter),
      billsTable(summary, formatter),
      customerPaymentsTable(summary, formatter),
      paymentsTable(summary, formatter),
      chargesTable(summary, formatter),
      ...ratesTables(summary, formatter),
      discountsTable(summary, formatter),
      ...foldedTables(summary, formatter),
    ],
  };
}

/** The report says so if someone other than the cashier ended the shift. */
function endedText({ user, endedBy }: ShiftSummaryReply, { texts, staff }: SheetFormatter): string {
  if (endedBy === undefined) return "";
  return fillTemplate(texts.facts.endedFor, { by: staff(endedBy), cashier: staff(user) });
}

/** Whoever counts again has seen what is expected in the drawer. */
function timesCounted({ drawer }: ShiftSummaryReply, { texts }: SheetFormatter): string {
  const { counts } = drawer;
  return counts === undefined ? "" : fillTemplate(texts.facts.timesCounted, { counts });
}

function drawerTable({ drawer }: ShiftSummaryReply, formatter: SheetFormatter): SheetTable {
  const { texts, money } = formatter;
  const { tables, columns, rows } = texts;
  const { counted, difference } = drawer;
  return createTable(
    tables.drawer,
    [columns.kind, columns.amount],
    [
      createRow([rows.startCash, money(drawer.startCash)]),
      createRow([rows.receivedCash, money(drawer.receivedCash)]),
      createRow([rows.change, money(drawer.change)]),
      createRow([rows.moneyIn, money(drawer.moneyIn)]),
      createRow([rows.moneyOut, money(drawer.moneyOut)]),
      createRow([rows.commissionsPaid, money(drawer.commissionsPaid)]),
      createRow([rows.expected, money(drawer.expected)], "strong"),
      ...(counted === null ? [] : [createRow([rows.counted, money(counted)], "strong")]),
      ...(difference === null ? [] : [createRow([rows.difference, money(difference)], "strong")]),
      ...(drawer.foreign ?? []).flatMap((one) => foreignRows(one, formatter)),
    ],
  );
}

type ForeignDrawer = NonNullable<ShiftSummaryReply["drawer"]["foreign"]>[number];

/** A currency is counted by itself: what is missing of one is not made good by another. */
function foreignRows(
  { code, expected, counted, difference }: ForeignDrawer,
  { texts: { rows }, foreign }: SheetFormatter,
): readonly SheetRow[] {
  const row = (name: string, amount: Money) =>
    createRow([`${name}, ${code}`, foreign(code, amount)], "strong");
  return [
    row(rows.expected, expected),
    ...(counted === null ? [] : [row(rows.counted, counted)]),
    ...(difference === null ? [] : [row(rows.difference, difference)]),
  ];
}

export function daySheet(summary: DaySummaryReply, formatter: SheetFormatter): Sheet {
  const { texts, moment } = formatter;
  const { facts, rows } = texts;
  return {
    title: texts.titles.endOfDay,
    facts: [
      { name: facts.location, value: summary.location.name },
      { name: facts.start, value: moment(summary.startTime) },
      { name: facts.end, value: moment(summary.endTime) },
      { name: facts.journal, value: journalText(summary) },
    ].filter(({ value }) => value !== ""),
    tables: [
      shiftsTable(summary, formatter),
      billsTable(summary, formatter),
      customerPaymentsTable(summary, formatter),
      ...salesTables(summary, formatter.hour(summary.startTime), formatter),
      paymentsTable(summary, formatter),
      chargesTable(summary, formatter),
      ...ratesTables(summary, formatter),
      ...foldedTables(summary, formatter),
      discountsTable(summary, formatter),
      totalsTable(summary, rows.totalForDay, formatter),
    ],
  };
}

export function monthSheet(summary: MonthSummaryReply, formatter: SheetFormatter): Sheet {
  const { texts, day } = formatter;
  const { facts, rows } = texts;
  const [year, month] = summary.monthYear.split("-");
  return {
    title: texts.titles.monthReport,
    facts: [
      { name: facts.location, value: summary.location.name },
      { name: facts.month, value: `${month}/${year}` },
      { name: facts.from, value: day(summary.from) },
      { name: facts.to, value: day(summary.to) },
      { name: facts.journal, value: journalText(summary) },
    ].filter(({ value }) => value !== ""),
    tables: [
      daysTable(summary, formatter),
      billsTable(summary, formatter),
      customerPaymentsTable(summary, formatter),
      ...salesTables(summary, null, formatter),
      paymentsTable(summary, formatter),
      chargesTable(summary, formatter),
      ...ratesTables(summary, formatter),
      ...foldedTables(summary, formatter),
      discountsTable(summary, formatter),
      { ...shiftsTable(summary, formatter), isFolded: true },
      totalsTable(summary, rows.totalForMonth, formatter),
    ],
  };
}

type WithShifts = Pick<DaySummaryReply, "shifts" | "totals">;

function shiftsTable({ shifts }: WithShifts, formatter: SheetFormatter): SheetTable {
  const { texts, staff, shortMoment, money } = formatter;
  const { columns, rows } = texts;
  const hasDifferences = shifts.some(({ difference }) => difference !== undefined);
  const amounts = [columns.amount, ...(hasDifferences ? [rows.difference] : [])];
  return createTable(
    texts.tables.shifts,
    [columns.shift, columns.staff, columns.start, columns.end, ...amounts],
    shifts.flatMap(({ name, user, start, end, amount, difference = null, foreign = [] }) => {
      const cells = [name, staff(user), shortMoment(start), shortMoment(end), money(amount)];
      const counted = difference === null ? "" : money(difference);
      const others = foreign.flatMap((drawer) =>
        drawer.difference === null ? [] : [formatter.foreign(drawer.code, drawer.difference)],
      );
      return [
        createRow(hasDifferences ? [...cells, counted] : cells),
        ...others.map((other) => createRow([name, "", "", "", "", other])),
      ];
    }),
    amounts.length,
  );
}

function daysTable({ days, bills }: MonthSummaryReply, formatter: SheetFormatter): SheetTable {
  const { texts, moment, money } = formatter;
  const { columns, rows, tables } = texts;
  const amounts = [columns.count, columns.amount, columns.cash, columns.credit, columns.other];
  const cells = (name: string, day: Omit<(typeof days)[number], "startTime" | "endTime">) => [
    name,
    String(day.count),
    ...[day.amount, day.cash, day.card, day.other].map(money),
  ];
  const dayOf = (startTime: string) => moment(startTime).slice(0, "dd/MM/yyyy".length);
  const lines = days.map((day) => createRow(cells(dayOf(day.startTime), day)));
  const sum = createRow(cells(rows.total, bills[1]), "strong");
  const bars = days.map(({ startTime, amount }) => ({ name: dayOf(startTime), amount }));
  return {
    ...createTable(tables.days, [columns.day, ...amounts], [...lines, sum], amounts.length),
    bars: createBars(bars, formatter),
  };
}

function totalsTable(
  { totals }: WithShifts,
  totalName: string,
  { texts, money }: SheetFormatter,
): SheetTable {
  const { tables, columns, rows } = texts;
  return createTable(
    tables.totals,
    [columns.kind, columns.amount],
    [
      createRow([rows.sales, money(totals.sales)]),
      createRow([rows.moneyIn, money(totals.moneyIn)]),
      createRow([rows.moneyOut, money(totals.moneyOut)]),
      createRow([rows.commissionsPaid, money(totals.commissionsPaid)]),
      createRow([totalName, money(totals.total)], "strong"),
    ],
  );
}

export function articleSheet(
  reply: Pick<ReplyOf<typeof printArticles>, "station" | "startTime" | "rows" | "amount">,
  formatter: SheetFormatter,
): Sheet {
  const { texts, money, quantity, moment, station } = formatter;
  const { columns, facts } = texts;
  const lines = reply.rows.map(({ name, qty, amount }) =>
    createRow([name, quantity(qty), money(amount)]),
  );
  const sum = createRow([texts.rows.afterDiscounts, "", money(reply.amount)], "strong");
  return {
    title: texts.titles.articleReport,
    facts: [
      { name: facts.station, value: reply.station === null ? "" : station(reply.station) },
      { name: facts.start, value: moment(reply.startTime) },
    ].filter(({ value }) => value !== ""),
    tables: [
      createTable(
        texts.tables.articles,
        [columns.article, columns.quantity, columns.amount],
        [...lines, sum],
        2,
      ),
    ],
  };
}

/** In groups that a person can type, to verify later that the journal still begins like this. */
function journalText({ journalHead = "" }: Pick<ShiftSummaryReply, "journalHead">): string {
  const [sequence = "", hash = ""] = journalHead.split(":");
  return hash === "" ? "" : `${sequence}: ${hash.match(/.{4}/g)?.join(" ") ?? hash}`;
}

import type { StaffId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { instant, type Instant } from "@comanda/domain/time/instant";

import { changeList, type Change } from "#journal/changes.ts";

import type { PlannedBill } from "./day-bills.ts";
import type { BillRow, LineRow, TenderRow } from "./history-store.ts";
import type { PastEvent, PastRows, StoredDay } from "./past-event.ts";
import type { TemplateRound } from "./template-rounds.ts";

type PastSale = {
  readonly planned: PlannedBill;
  /** Its place among the bills of the day. */
  readonly index: number;
  /** Whose shift takes the payment. */
  readonly cashier: StaffId;
};

/** The writes of a bill: its rounds, each with the tickets for the kitchen, then its paper and its end. */
export function billEvents(sale: PastSale): readonly PastEvent[] {
  const { rounds } = sale.planned.template;
  return [...rounds.flatMap((round) => roundEvents(sale, round)), ...endEvents(sale)];
}

/** The events that add lines, one for each round. */
export function roundsOf(events: readonly PastEvent[]): readonly PastEvent[] {
  return events.filter(({ action }) => action === "new-bill" || action === "update-bill");
}

function roundEvents(sale: PastSale, round: TemplateRound): readonly PastEvent[] {
  const { planned } = sale;
  const { server: staff, station, template } = planned;
  const before = template.rounds[template.rounds.indexOf(round) - 1];
  const who = { at: timeOf(planned, round), staff, station };
  const saved = ({ bill, lines }: PastRows): readonly Change[] => {
    const changes = changeList();
    const after = openRow(bill, planned, round);
    if (before === undefined) changes.inserted("bill", after);
    else changes.updated("bill", openRow(bill, planned, before), after);
    return [...changes.all, ...linesIn(round, lines).map(insertOf)];
  };
  const action = before === undefined ? "new-bill" : "update-bill";
  return [
    { ...who, action, changesOf: (day) => saved(rowsOf(day, sale)) },
    {
      ...who,
      action: "print-tickets",
      changesOf: (day) => ticketChanges(linesIn(round, rowsOf(day, sale).lines)),
    },
  ];
}

/** The list of changes would copy the row, of which a year has millions. */
function insertOf(line: LineRow): Change {
  return { kind: "insert", table: "bill_line", id: line.id, row: { ...line, ticketed_tenths: 0 } };
}

function ticketChanges(lines: readonly LineRow[]): readonly Change[] {
  return lines
    .filter(({ ticketed_tenths }) => ticketed_tenths > 0)
    .map(({ id, ticketed_tenths }) => ({
      kind: "update",
      table: "bill_line",
      id,
      old: { ticketed_tenths: 0 },
      new: { ticketed_tenths },
    }));
}

function endEvents(sale: PastSale): readonly PastEvent[] {
  const { end, template, endedAt: at, station } = sale.planned;
  const last = template.rounds.at(-1);
  if (end.status === "open" || last === undefined) return [];
  const who = { at, staff: sale.cashier, station };
  const open = (bill: BillRow): BillRow => openRow(bill, sale.planned, last);
  const printed = (bill: BillRow): BillRow => {
    const { papers, printed_version } = bill;
    return { ...open(bill), papers, printed_version };
  };
  const changesOf = (day: StoredDay): readonly Change[] => {
    const { bill, tenders } = rowsOf(day, sale);
    return [...updateOf(printed(bill), bill), ...tenders.map(insertOfTender)];
  };
  if (end.status === "voided") return [{ ...who, action: "void-bill", changesOf }];
  const paper = (day: StoredDay): readonly Change[] => {
    const { bill } = rowsOf(day, sale);
    return updateOf(open(bill), printed(bill));
  };
  return [
    { ...who, action: "print-bill", changesOf: paper },
    { ...who, action: "close-bill", changesOf },
  ];
}

function insertOfTender(tender: TenderRow): Change {
  return { kind: "insert", table: "tender", id: tender.id, row: tender };
}

function rowsOf({ sales }: StoredDay, { index }: PastSale): PastRows {
  const rows = sales[index];
  if (rows === undefined) throw new Error("A bill was not stored");
  return rows;
}

function updateOf(before: BillRow, after: BillRow): readonly Change[] {
  const changes = changeList();
  changes.updated("bill", before, after);
  return changes.all;
}

function timeOf({ openedAt }: PlannedBill, { after }: TemplateRound): Instant {
  return instant(openedAt + after);
}

function linesIn({ added }: TemplateRound, lines: readonly LineRow[]): readonly LineRow[] {
  return added.flatMap((index) => lines[index] ?? []);
}

/** The bill as a round left it: open, without a paper. */
function openRow(bill: BillRow, planned: PlannedBill, round: TemplateRound): BillRow {
  const { version, amount } = round;
  const updated_at = timeOf(planned, round);
  const ended = { status_note: "", work_day: null, shift: null, totals: null, paid: noMoney };
  const unprinted = { papers: 0, printed_version: 0 };
  return { ...bill, status: "open", version, amount, updated_at, ...ended, ...unprinted };
}

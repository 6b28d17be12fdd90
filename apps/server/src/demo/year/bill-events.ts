import { changeList, type Change } from "#journal/changes.ts";

import { endEvents } from "./end-events.ts";
import type { LineRow } from "./history-store.ts";
import type { PastEvent, PastRows } from "./past-event.ts";
import { openRow, rowsOf, timeOf, type PastSale } from "./past-sale.ts";
import { refundEvents } from "./refund-rows.ts";
import type { TemplateRound } from "./template-rounds.ts";

/** The writes of a bill: its rounds, each with the tickets for the kitchen, then its paper and its end. */
export function billEvents(sale: PastSale): readonly PastEvent[] {
  if (sale.planned.refundOf !== null) return refundEvents(sale);
  const { rounds } = sale.planned.template;
  return [...rounds.flatMap((round) => roundEvents(sale, round)), ...endEvents(sale)];
}

const addsLines = new Set(["new-bill", "update-bill", "refund-bill"]);

/** The events that add lines, one for each round. */
export function roundsOf(events: readonly PastEvent[]): readonly PastEvent[] {
  return events.filter(({ action }) => addsLines.has(action));
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

function linesIn({ added }: TemplateRound, lines: readonly LineRow[]): readonly LineRow[] {
  return added.flatMap((index) => lines[index] ?? []);
}

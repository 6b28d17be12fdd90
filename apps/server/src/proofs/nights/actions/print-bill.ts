import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { noPrinter } from "@comanda/contract/print";
import type { StationId } from "@comanda/contract/wire";
import { isOpen } from "@comanda/domain/bill/bill";
import { withElapsedTime } from "@comanda/domain/bill/change-time";
import { findItemOf, quantityToTicket, ticketLines } from "@comanda/domain/bill/ticket-lines";
import { id, type ProductGroupId } from "@comanda/domain/id";
import { noQuantity } from "@comanda/domain/money/quantity";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyBill, anyTill, actionOf } from "../action.ts";
import type { VenueFacts } from "../venue-facts.ts";
import type { Model, ModelBill } from "../model.ts";
import type { NightTill } from "../open-venue.ts";
import { hasPaper, papersIn, withPapers } from "../papers.ts";

const chosen = fc.record({
  till: anyTill,
  bill: anyBill,
  mode: fc.constantFrom(0, 0, 3),
  merged: fc.constantFrom(0, 1),
  grouped: fc.constantFrom(undefined, "true", "false"),
  language: fc.constantFrom(undefined, "th_TH"),
});

/** Prints the guests' bill; if it is out already, or may be, the next one is a copy. */
export const printOldBill = actionOf("print bill", chosen, (night, values) => {
  const known = night.billAt(values.bill);
  if (known === null) return null;
  const { facts } = night;
  const till = night.till(values.till);
  const { mode, merged, grouped, language } = values;
  const billId = known.bill.id ?? id<"bill">(1);
  return {
    till: values.till,
    call: printBill,
    input: {
      params: { id: billId, mode, merged },
      query: {
        ...(grouped !== undefined && { groupedItemBill: grouped }),
        ...(language !== undefined && { language }),
      },
    },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      if (now === undefined) return refuseCall("record-not-found");
      const isCopy = hasPaper(model, now);
      const isReprint = !isOpen(now.bill) && (mode === 3 || isCopy);
      if (isReprint && !mayReprint(till)) return refuseCall("permission-denied");
      const printer = addressFor(facts, till.station, null);
      // A running timer costs what it has come to by now.
      const { timeZone } = facts.pricing;
      const printed = isOpen(now.bill) ? withElapsedTime(now.bill, at, timeZone) : now.bill;
      const amount = billAmount(printed, facts.payTypes, facts.currency);
      const { version } = now.bill;
      return {
        reply: {},
        isRight: (reply) => {
          const [job, ...others] = papersIn(reply);
          return (
            others.length === 0 &&
            job?.printer === printer &&
            job.document.kind === "bill" &&
            job.document.isCopy === isCopy &&
            job.document.amount === amount
          );
        },
        after: (_given, reply) => {
          const bill = { id: billId, version };
          const after = withPapers(model, reply, { station: till.station, at, bill });
          return printer === noPrinter ? after : withSheet(after, billId, now);
        },
      };
    },
  };
});

function mayReprint({ signedIn }: NightTill): boolean {
  return requirePermission(signedIn.user, "reprint-bill") === null;
}

function withSheet(model: Model, billId: NonNullable<ModelBill["bill"]["id"]>, now: ModelBill) {
  const printed = { ...now, printedVersion: now.bill.version };
  return { ...model, bills: new Map(model.bills).set(billId, printed) };
}

/** Prints tickets for what the kitchen and the bar do not have yet, each line once. */
export const printNewTickets = actionOf(
  "print tickets",
  fc.record({ till: anyTill, bill: anyBill }),
  (night, values) => {
    const known = night.billAt(values.bill);
    if (known === null) return null;
    const { facts } = night;
    const { station } = night.till(values.till);
    const billId = known.bill.id ?? id<"bill">(1);
    return {
      till: values.till,
      call: printTickets,
      input: { body: { id: billId } },
      verdict: (model, at) => {
        const now = model.bills.get(billId);
        if (now === undefined) return refuseCall("record-not-found");
        const { bill } = now;
        const { ticketed, isRight } = ticketsOfBill(facts, station, now);
        const printed = { ...model, bills: new Map(model.bills).set(billId, { ...now, ticketed }) };
        return {
          reply: {},
          isRight,
          after: (_given, reply) =>
            withPapers(printed, reply, {
              station,
              at,
              bill: { id: billId, version: bill.version },
            }),
        };
      },
    };
  },
);

type TicketsOfBill = {
  readonly ticketed: ModelBill["ticketed"];
  /** Whether a reply has these tickets. */
  readonly isRight: (reply: unknown) => boolean;
};

/** What tickets print of a bill now. */
export function ticketsOfBill(
  facts: VenueFacts,
  station: StationId,
  now: ModelBill,
): TicketsOfBill {
  const missing = ticketLines(now.bill, now.ticketed);
  const expected = expectedTickets(facts, station, { now, missing });
  const ticketed = new Map(now.ticketed);
  for (const { line } of missing) {
    const before = now.ticketed.get(line.key) ?? noQuantity;
    ticketed.set(line.key, quantityToTicket(now.bill, line, before));
  }
  return {
    ticketed,
    isRight: (reply) => inAnyOrder(ticketsIn(reply)) === inAnyOrder(expected),
  };
}

type MissingTickets = { readonly now: ModelBill; readonly missing: ReturnType<typeof ticketLines> };

function expectedTickets(
  facts: VenueFacts,
  station: StationId,
  { now, missing }: MissingTickets,
): readonly string[] {
  const groups = Map.groupBy(
    missing,
    ({ line }) => facts.groupOf.get(findItemOf(now.bill, line).article) ?? null,
  );
  return [...groups].map(([group, lines]) => {
    const entries = lines.map(({ quantity, isCancelled }) => ({ qty: quantity, isCancelled }));
    return `${addressFor(facts, station, group)}: ${textOfEntries(entries)}`;
  });
}

type TicketEntry = { readonly qty: number; readonly isCancelled: boolean };

/** What is cancelled may be listed table by table. */
function textOfEntries(lines: readonly TicketEntry[]): string {
  const cancelled = lines.filter(({ isCancelled }) => isCancelled);
  const made = lines.filter(({ isCancelled }) => !isCancelled).map(({ qty }) => String(qty));
  const gone = cancelled.reduce((sum, { qty }) => sum + Math.round(qty * 10), 0);
  return `${inAnyOrder(made)}, cancelled ${gone}`;
}

/** Other seats, tables and notes are printed beside what is to be made. The tests of tickets and the proof of the kitchen count them. */
function ticketsIn(reply: unknown): readonly string[] {
  return papersIn(reply).flatMap(({ printer, document }) => {
    if (document.kind !== "ticket") throw new Error(`A ${document.kind} for the kitchen`);
    const lines = document.lines.filter(
      ({ isReseated, movedFrom, changedFrom, isCancelled }) =>
        isCancelled ||
        (isReseated !== true && movedFrom === undefined && changedFrom === undefined),
    );
    return lines.length === 0 ? [] : `${printer}: ${textOfEntries(lines)}`;
  });
}

/** A part of a line is stored after the whole lines that came to a bill with it: items may stand in another order. */
function inAnyOrder(entries: readonly string[]): string {
  return entries.toSorted().join(", ");
}

/** The printer address for the papers of a station. */
export function addressFor(
  { printTargets }: VenueFacts,
  station: StationId,
  group: ProductGroupId | null,
): string {
  const targets = printTargets.get(station);
  if (targets === undefined) throw new Error(`Nothing is printed at station ${station}`);
  return targets.targetFor(group).address;
}

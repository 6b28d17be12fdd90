import type { BillId, Instant, StationId } from "@comanda/contract/wire";
import { isOpen } from "@comanda/domain/bill/bill";
import { opensDrawer } from "@comanda/domain/payment/opens-drawer";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import { paymentsOf } from "@comanda/domain/payment/tender";

import type { Model, ModelBill } from "../model.ts";
import { papersIn, withPapers, type SentPaper } from "../papers.ts";
import type { VenueFacts } from "../venue-facts.ts";
import { ticketsOfBill } from "./print-bill.ts";

type Payment = { readonly now: ModelBill; readonly money: TakenMoney };

/** What a payment prints: cash opens the drawer, and closing a bill with courses prints its missing tickets. */
export function papersOfPayment(
  facts: VenueFacts,
  station: StationId,
  { now, money: { bill, taken } }: Payment,
) {
  const pulses = opensDrawer(paymentsOf(taken), facts.payTypes) ? 1 : 0;
  const isClosing = isOpen(now.bill) && bill.status === "closed" && bill.courses.length > 0;
  const tickets = ticketsOfBill(facts, station, { ...now, bill });
  return {
    ticketed: isClosing ? tickets.ticketed : now.ticketed,
    isRight: (reply: unknown): boolean => {
      const { ofDrawer, others } = divide(reply);
      const areTicketsRight = isClosing ? tickets.isRight(others) : others.jobs.length === 0;
      return ofDrawer.jobs.length === pulses && areTicketsRight;
    },
    addTo: (
      model: Model,
      reply: unknown,
      { id, at }: { readonly id: BillId; readonly at: Instant },
    ) => {
      const { ofDrawer, others } = divide(reply);
      const opened = withPapers(model, ofDrawer, { station, at });
      const printed = { id, version: now.bill.version + 1 };
      return withPapers(opened, others, { station, at, bill: printed });
    },
  };
}

/** The pulses of a reply, which belong to no bill, and its other papers. */
function divide(reply: unknown) {
  const jobs = papersIn(reply);
  return {
    ofDrawer: withJobs(jobs.filter(isPulse)),
    others: withJobs(jobs.filter((paper) => !isPulse(paper))),
  };
}

function isPulse({ document }: SentPaper): boolean {
  return document.kind === "drawer-pulse";
}

function withJobs(jobs: readonly SentPaper[]) {
  return { printerServerAddress: "", jobs };
}

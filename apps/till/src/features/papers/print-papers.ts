import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { openDrawer } from "@comanda/contract/day";
import type { BillId } from "@comanda/domain/id";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { showFailure } from "../notice/index.ts";
import { deliverPapers } from "./deliver-papers.ts";
import { paperQuery } from "./paper-query.ts";

/** Prints the kitchen and bar tickets that are still due for a bill. */
export async function printTicketsOf(id: BillId): Promise<Failure | null> {
  const tickets = await write(printTickets, { query: paperQuery(), body: { id } });
  if (!tickets.ok) return tickets.failure;
  deliverPapers(tickets.reply);
  return null;
}

/** The kinds of change that print different papers. */
export type PrintOccasion = "order" | "other";

/**
 * Prints the tickets that are still due, then the guests' bill. After an order the station may print no bill, which the
 * server decides.
 */
export async function printAfter(bills: readonly BillId[], action: PrintOccasion): Promise<void> {
  for (const id of bills) {
    // Tickets first: guests can wait for their paper.
    const failure = await printTicketsOf(id);
    if (failure !== null) showFailure(failure);
  }
  for (const id of bills) {
    const failure = await sendBill(id, action);
    if (failure !== null) showFailure(failure);
  }
}

async function sendBill(id: BillId, action: PrintOccasion): Promise<Failure | null> {
  const query = { ...paperQuery(), ...(action === "order" && { after: action }) };
  // The screen names the bills that were merged into this one, too.
  const outcome = await write(printBill, { params: { id, mode: 0, merged: 1 }, query });
  if (!outcome.ok) return outcome.failure;
  deliverPapers(outcome.reply);
  return null;
}

export async function pulseDrawer(): Promise<Failure | null> {
  const outcome = await write(openDrawer, {});
  if (!outcome.ok) return outcome.failure;
  deliverPapers(outcome.reply);
  return null;
}

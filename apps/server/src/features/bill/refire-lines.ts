import type { BodyOf } from "@comanda/contract/call";
import type { refireLines as refireLinesCall } from "@comanda/contract/fire-course";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { requireOpen } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import { quantityToTicket, type TicketLine } from "@comanda/domain/bill/ticket-lines";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVoidForm } from "@comanda/domain/form/void-form";
import { isQuantity, noQuantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import type { Language } from "@comanda/domain/venue/settings";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import { refuseForm } from "#http/refuse-form.ts";
import type { WriteContext } from "#journal/command.ts";

import { findCachedArticles } from "../menu/index.ts";
import { enqueuePrintJobs } from "../printing/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { makeTickets, ticketedQuantities } from "./print-tickets.ts";

type Body = BodyOf<typeof refireLinesCall>;

/** Lines that the kitchen has are to be made again: a ticket says so and why, and the bill stays as it is. */
export async function refireLines(
  context: WriteContext,
  { id, lines: wanted, reason }: Body,
  language?: Language,
): Promise<StoredPrintJobs | RefusedCall> {
  const form = parseVoidForm({ reason });
  if (isRefusal(form)) return form;
  if (isFormErrors(form)) return refuseForm(form);
  const stored = await findBill(context.tx, context.session.location, id);
  if (stored === null) return recordNotFound("Bill", id);
  const closed = requireOpen(stored.bill);
  if (closed !== null) return closed;
  const lines: TicketLine[] = [];
  for (const each of wanted) {
    const line = await findLineInWork(context, stored, each);
    if (isRefusal(line)) return line;
    lines.push(line);
  }
  const request = { language, again: form.reason };
  const ticketed = ticketedQuantities(stored);
  return enqueuePrintJobs(
    context,
    await makeTickets(context, stored, { lines, ticketed, request }),
    language,
  );
}

async function findLineInWork(
  context: WriteContext,
  stored: StoredBill,
  { id, qty }: Body["lines"][number],
): Promise<TicketLine | Refusal> {
  const key = stored.lines.find((row) => row.id === id)?.key ?? "none";
  const line = stored.bill.lines.find((each) => each.key === lineKey(key));
  if (line === undefined) return refuse("line-not-found");
  const onTickets = ticketedQuantities(stored).get(line.key) ?? noQuantity;
  const inWork = onTickets > 0 ? quantityToTicket(stored.bill, line, onTickets) : noQuantity;
  if (inWork <= 0) {
    const [article] = await findCachedArticles(context, [line.article]);
    return refuse("not-in-work", { article: article?.name ?? "" });
  }
  const quantity = qty ?? inWork;
  return isQuantity(quantity) && quantity > 0 && quantity <= inWork
    ? { line, quantity, isCancelled: false }
    : refuse("quantity-invalid");
}

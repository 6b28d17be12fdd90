import type { BodyOf } from "@comanda/contract/call";
import type { refireLines as refireLinesCall } from "@comanda/contract/fire-course";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { findLine, requireOpen } from "@comanda/domain/bill/bill";
import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import { makeAgain, piecesToMakeAgain } from "@comanda/domain/bill/make-again";
import type { TicketedQuantities, TicketLine } from "@comanda/domain/bill/ticket-lines";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVoidForm } from "@comanda/domain/form/void-form";
import { isQuantity, type Quantity } from "@comanda/domain/money/quantity";
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
  const ticketed = ticketedQuantities(stored);
  const lines = await readLinesToMake(context, { stored, ticketed }, wanted);
  if (isRefusal(lines)) return lines;
  const request = { language, again: form.reason };
  return enqueuePrintJobs(
    context,
    await makeTickets(context, stored, { lines, ticketed, request }),
    language,
  );
}

type TicketedBill = { readonly stored: StoredBill; readonly ticketed: TicketedQuantities };

/** What stands under a line is made with it, unless it is named itself. */
async function readLinesToMake(
  context: WriteContext,
  known: TicketedBill,
  wanted: Body["lines"],
): Promise<readonly TicketLine[] | Refusal> {
  const { bill } = known.stored;
  const named = new Map<LineKey, TicketLine>();
  const under = new Map<LineKey, TicketLine>();
  for (const each of wanted) {
    const found = await findPiecesInWork(context, known, each);
    if (isRefusal(found)) return found;
    for (const made of makeAgain(bill, found, known.ticketed)) {
      (made.line.key === found.line.key ? named : under).set(made.line.key, made);
    }
  }
  return bill.lines.flatMap(({ key }) => named.get(key) ?? under.get(key) ?? []);
}

async function findPiecesInWork(
  context: WriteContext,
  { stored, ticketed }: TicketedBill,
  { id, qty }: Body["lines"][number],
): Promise<{ readonly line: Line; readonly pieces: Quantity } | Refusal> {
  const key = stored.lines.find((row) => row.id === id)?.key ?? "none";
  const line = findLine(stored.bill, lineKey(key));
  if (line === null) return refuse("line-not-found");
  const inWork = piecesToMakeAgain(stored.bill, line, ticketed);
  if (inWork <= 0) {
    const [article] = await findCachedArticles(context, [line.article]);
    return refuse("not-in-work", { article: article?.name ?? "" });
  }
  const pieces = qty ?? inWork;
  return isQuantity(pieces) && pieces > 0 && pieces <= inWork
    ? { line, pieces }
    : refuse("quantity-invalid");
}

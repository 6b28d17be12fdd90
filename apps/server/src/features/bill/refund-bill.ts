import type { BodyOf, QueryOf, ReplyOf } from "@comanda/contract/call";
import type {
  readRefund as readRefundCall,
  RefundableLine,
  refundBill as refundBillCall,
} from "@comanda/contract/refund";
import { parentOf, type Bill } from "@comanda/domain/bill/bill";
import { isCredit, isSold, lineKey, lineTypeCodes, type Line } from "@comanda/domain/bill/line";
import {
  refundableQuantity,
  refundableWithout,
  withRefunds,
  type RefundParts,
} from "@comanda/domain/bill/refund-lines";
import type { BillId, LocationId } from "@comanda/domain/id";
import { negateMoney, noMoney } from "@comanda/domain/money/money";
import { isQuantity, type Quantity } from "@comanda/domain/money/quantity";
import { opensDrawer } from "@comanda/domain/payment/opens-drawer";
import {
  planRefund,
  refundBill as refundBillRule,
  requireRefundable,
} from "@comanda/domain/payment/refund-bill";
import { refundableMoney } from "@comanda/domain/payment/refund-money";
import { findCash } from "@comanda/domain/payment/pay-type";
import { paymentsOf } from "@comanda/domain/payment/tender";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { recordNotFound, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Database } from "#database/database.ts";
import { uncachedReader, type ReferenceReader } from "#journal/cache-per-reference-version.ts";
import type { WriteContext } from "#journal/command.ts";

import { findCachedArticles } from "../menu/index.ts";
import { findAllChargeSettings } from "../pay-type/index.ts";
import { drawerPulse, enqueuePrintJobs, type PrintingReply } from "../printing/index.ts";
import { findCachedPromotions } from "../promotion/index.ts";
import { moveStock } from "../stock/index.ts";
import { insertBill } from "./bill-store.ts";
import { findStockChanges } from "./find-stock-changes.ts";
import { findRefundable, type StoredRefundable } from "./refund-store.ts";
import { requireRunningShift } from "./require-running-shift.ts";
import { insertTenders } from "./tender-store.ts";

type RefundCall = typeof refundBillCall;

/** A closed bill is refunded, whole or in part, by a new bill that is closed at once. */
export async function refundBill(
  context: WriteContext,
  id: BillId,
  body: BodyOf<RefundCall>,
): Promise<PrintingReply<RefundCall> | RefusedCall> {
  const { tx, session, at } = context;
  const shift = await requireRunningShift(context);
  if ("refusal" in shift) return shift;
  const found = await findRefundable(tx, session.location, id);
  if (found === null) return recordNotFound("Bill", id);
  const { stored, refundable } = found;
  if (isMadeUnder(body.key, found)) return refuseCall("idempotency-key-reused");
  const parts = body.lines === null ? null : readParts(body.lines);
  if (isRefusal(parts)) return parts;
  const { payTypes, currency } = await findAllChargeSettings(tx, session.location);
  const refunded = refundBillRule(refundable, {
    key: lineKey(body.key),
    parts,
    reason: body.statusNote,
    payments: body.payments,
    promotions: await findCachedPromotions(context),
    payTypes,
    currency,
    staff: session.staff,
    shift,
    at,
  });
  if (isRefusal(refunded)) return refunded;
  const { bill, taken } = refunded;
  const lines = { rows: stored.lines, before: [], after: bill.lines };
  const shortage = await moveStock(context, await findStockChanges(context, lines));
  if (shortage !== null) return shortage;
  const amount = bill.settlement?.totals.amount ?? noMoney;
  const opened = {
    workDay: shift.workDay,
    amount,
    currency,
    credited: stored.lines,
    companyOf: stored.row.company_of,
  };
  const row = await insertBill(context, bill, opened);
  await insertTenders(context, { bill: row.id, taken, key: body.key });
  const pulses = opensDrawer(paymentsOf(taken), payTypes) ? [drawerPulse] : [];
  const papers = await enqueuePrintJobs(context, pulses);
  const { id: refund, number, number_in_work_day: billNumberWorkday } = row;
  return { id: refund, number, billNumberWorkday, amount: negateMoney(amount), ...papers };
}

/** The keys of a refund's lines begin with that of its press. */
function isMadeUnder(key: string, { refunds }: StoredRefundable): boolean {
  return refunds.some(({ lines }) => lines.some((line) => line.key.startsWith(`${key}.`)));
}

function readParts(lines: readonly { readonly key: string; readonly qty: number }[]) {
  const parts = new Map<ReturnType<typeof lineKey>, Quantity>();
  for (const { key, qty } of lines) {
    if (!isQuantity(qty) || parts.has(lineKey(key))) return refuse("quantity-invalid");
    parts.set(lineKey(key), qty);
  }
  return parts;
}

type ReadCall = typeof readRefundCall;

type Subject = { readonly location: LocationId; readonly id: BillId; readonly at: Instant };

/** What can be refunded of a bill, and what the given lines come to. */
export async function readRefund(
  database: Database,
  { location, id, at }: Subject,
  query: QueryOf<ReadCall>,
): Promise<ReplyOf<ReadCall> | RefusedCall> {
  const found = await findRefundable(database, location, id);
  if (found === null) return recordNotFound("Bill", id);
  const { refundable, refunds } = found;
  const refusal = requireRefundable(refundable.bill);
  if (refusal !== null) return refusal;
  const rules = await findAllChargeSettings(database, location);
  const reading = uncachedReader(database, location);
  const promotions = await findCachedPromotions(reading);
  const names = await findNames(reading, refundable.bill.lines);
  const press = { ...rules, key: lineKey("planned"), at, promotions };
  const left = withRefunds(refundable.bill, refundable.refunds);
  const asked = readAsked({ left, lines: soldLines(refundable.bill) }, query);
  const planned = isRefusal(asked) ? asked : planRefund(refundable, asked, press);
  // A bill of which nothing is left is shown as it is.
  const isShown = asked === null && isRefusal(planned) && planned.refusal === "refunded-already";
  if (isRefusal(planned) && !isShown) return planned;
  const cash = findCash(rules.payTypes)?.id ?? null;
  return {
    lines: soldLines(refundable.bill).map((line) => ({
      ...presentLine(line, refundableQuantity(left, line)),
      name: names.get(line.article) ?? "",
    })),
    refunds: refunds.map(({ row }) => ({
      id: row.id,
      number: row.number,
      billNumberWorkday: row.number_in_work_day,
      amount: negateMoney(row.amount),
      createdDate: wireDateTime(row.created_at),
    })),
    amount: isRefusal(planned) ? noMoney : planned.amount,
    payments: [...refundableMoney(refundable.tenders, cash)],
  };
}

async function findNames(reading: ReferenceReader, lines: readonly Line[]) {
  const articles = await findCachedArticles(
    reading,
    lines.map(({ article }) => article),
  );
  return new Map(articles.map(({ id, name }) => [id, name]));
}

function soldLines({ lines }: Bill): readonly Line[] {
  return lines.filter((line) => !isCredit(line) && isSold(line));
}

type Refundable = {
  readonly left: Bill;
  /** In the order of the reply. */
  readonly lines: readonly Line[];
};

/** Null for all that is left. */
function readAsked(
  { left, lines: shown }: Refundable,
  { lines, without }: QueryOf<ReadCall>,
): RefundParts | Refusal | null {
  if (lines !== undefined) return readParts(readQuantities(lines, shown));
  if (without === undefined) return null;
  const staying = readParts(readQuantities(without, shown));
  return isRefusal(staying) ? staying : refundableWithout(left, staying);
}

function readQuantities(text: string, lines: readonly Line[]) {
  if (!text.startsWith("~")) {
    return text.split(",").map((part) => {
      const [key = "", count = ""] = part.split(":");
      return { key, qty: Number(count) };
    });
  }
  const named = text.slice(1).split("~");
  return named.map((part) => {
    const [place = "", count = ""] = part.split("x");
    // A place beyond the last line becomes a key that no line has.
    return { key: lines[Number(place)]?.key ?? `~${place}`, qty: Number(count) };
  });
}

function presentLine(line: Line, left: Quantity): Omit<RefundableLine, "name"> {
  const { key, article: product, note, price } = line;
  return {
    key,
    type: lineTypeCodes[line.type],
    product,
    note,
    price,
    parent: parentOf(line),
    left,
  };
}

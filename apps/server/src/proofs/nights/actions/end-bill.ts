import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { id } from "@comanda/domain/id";
import { absoluteMoney, money } from "@comanda/domain/money/money";
import { closeBill as closeBillRule } from "@comanda/domain/payment/close-bill";
import { voidBill as voidBillRule } from "@comanda/domain/bill/void-bill";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyBill, anyTill, actionOf } from "../action.ts";
import { moveStock, numberTenders, placeLines, withBill, type ModelBill } from "../model.ts";
import type { Night } from "../night.ts";
import { papersOfPayment } from "./papers-of-payment.ts";

const closing = fc.record({
  till: anyTill,
  bill: anyBill,
  pays: fc.constantFrom("exactly", "exactly", "exactly", "too much", "too little", "in two ways"),
  by: fc.constantFrom("Cash", "Cash", "Credit card", "Invoice", "QR transfer", "Subtotal"),
});

export const payBill = actionOf("close bill", closing, (night, { till, bill, pays, by }) => {
  const known = night.billAt(bill);
  if (known === null) return null;
  const { facts } = night;
  const { station, signedIn } = night.till(till);
  const billId = known.bill.id ?? id<"bill">(1);
  const payDetails = detailsOf(night, known, { pays, by });
  return {
    till,
    call: closeBill,
    input: { params: { id: billId }, body: { payDetails } },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      const shift = model.shifts.get(station);
      if (shift === undefined) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const { customer } = now.bill;
      const closed = closeBillRule(now.bill, {
        ...facts,
        payments: payDetails,
        tenders: now.tenders,
        staff: signedIn.user.id,
        customerType: customer === null ? null : (model.customers.get(customer) ?? null),
        shift,
        at,
      });
      if (isRefusal(closed)) return closed;
      const papers = papersOfPayment(facts, station, { now, money: closed });
      return {
        reply: { id: billId, change: closed.bill.settlement?.change ?? 0 },
        isRight: papers.isRight,
        after: (_given, reply) => {
          const { ticketed } = papers;
          const tenders = numberTenders(now.tenders, closed.taken);
          const saved = { id: billId, bill: closed.bill, at, station, tenders, ticketed };
          return papers.addTo(withBill(model, facts, saved), reply, { id: billId, at });
        },
      };
    },
  };
});

function detailsOf(
  { facts }: Night,
  { amount }: ModelBill,
  { pays, by }: { readonly pays: string; readonly by: string },
) {
  const named = (name: string) =>
    facts.payTypes.find((payType) => payType.name === name)?.id ?? id<"pay-type">(1);
  const due = absoluteMoney(money(amount));
  if (pays === "in two ways") {
    const first = Math.floor(due / 2);
    return [
      { payType: named(by), total: money(first) },
      { payType: named("Cash"), total: money(due - first) },
    ];
  }
  const more = { exactly: 0, "too much": 500_00, "too little": -1 }[pays] ?? 0;
  return [{ payType: named(by), total: money(Math.max(0, due + more)) }];
}

const voiding = fc.record({
  till: anyTill,
  bill: anyBill,
  reason: fc.constantFrom("wrong table", " walked out ", "", "  "),
});

export const voidOldBill = actionOf("void bill", voiding, (night, { till, bill, reason }) => {
  const known = night.billAt(bill);
  if (known === null) return null;
  const { facts } = night;
  const { station } = night.till(till);
  const billId = known.bill.id ?? id<"bill">(1);
  return {
    till,
    call: voidBill,
    input: { params: { id: billId }, body: { statusNote: reason } },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      const shift = model.shifts.get(station);
      if (reason.trim() === "") return refuse("reason-required");
      if (shift === undefined) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const { workDay } = shift;
      const { timeZone } = facts.pricing;
      const voided = voidBillRule(now.bill, { reason, at, timeZone, workDay, shift: shift.id });
      if (isRefusal(voided)) return voided;
      const moved = moveStock(model, {
        before: placeLines(now.bill.lines, now.sources, station),
        after: [],
      });
      return {
        reply: { id: billId },
        after: () =>
          withBill(isRefusal(moved) ? model : moved, facts, {
            id: billId,
            bill: voided,
            at,
            station,
          }),
      };
    },
  };
});

import { correctTender, reopenBill, takeTender, undoTender } from "@comanda/contract/tender";
import { id, type BillId } from "@comanda/domain/id";
import type { Bill } from "@comanda/domain/bill/bill";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import { dueIn, inMain } from "@comanda/domain/money/foreign-currency";
import { absoluteMoney, money, noMoney, type Money } from "@comanda/domain/money/money";
import {
  correctTender as correctTenderRule,
  reopenBill as reopenBillRule,
  undoTender as undoTenderRule,
} from "@comanda/domain/payment/correct-tender";
import {
  takeForeign,
  type HandedForeign,
  type TakingForeign,
} from "@comanda/domain/payment/take-foreign";
import { takeTender as takeTenderRule } from "@comanda/domain/payment/take-tender";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import type { Tender } from "@comanda/domain/payment/tender";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";
import fc from "fast-check";

import { anyBill, anyTill, actionOf, type Verdict } from "../action.ts";
import { numberTenders, withBill, type Model, type ModelBill } from "../model.ts";
import type { Night, NightTender } from "../night.ts";
import { papersOfPayment } from "./papers-of-payment.ts";

const anyPayType = fc.constantFrom("Cash", "Cash", "Credit card", "Invoice", "QR transfer");

const taking = fc.record({
  till: anyTill,
  bill: anyBill,
  share: fc.constantFrom("half", "half", "all", "a unit", "too much", "nothing"),
  by: fc.oneof(
    { weight: 3, arbitrary: anyPayType },
    { weight: 1, arbitrary: fc.constantFrom("USD", "USD", "USD", "USD at an old rate") },
  ),
});

export const takePart = actionOf("take tender", taking, (night, { till, bill, share, by }) => {
  const known = night.openBillAt(bill);
  if (known === null) return null;
  const billId = known.bill.id ?? id<"bill">(1);
  const due = absoluteMoney(money(known.amount - known.bill.paid));
  const units = {
    half: Math.floor(due / 200),
    all: due / 100,
    "a unit": 1,
    "too much": due,
    nothing: 0,
  };
  const payment = paymentOf(night, by, money(Math.floor(units[share] * 100)));
  const { station, signedIn } = night.till(till);
  return {
    till,
    call: takeTender,
    input: {
      body: {
        bill: billId,
        key: night.newName("tender"),
        payType: payment.payType,
        amount: payment.total,
        ...(payment.given !== undefined && { given: payment.given }),
      },
    },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      const shift = model.shifts.get(station);
      if (shift === undefined) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const taken = takeMoney(now.bill, payment, {
        ...night.facts,
        ...rulesOf(model, now),
        tenders: now.tenders,
        staff: signedIn.user.id,
        shift,
        at,
      });
      const change = isRefusal(taken) ? 0 : taken.taken.at(-1)?.change;
      return verdictOf(night, taken, { model, now, till, at, reply: { change } });
    },
  };
});

type NightPayment = PayDetail & { readonly given?: HandedForeign };

/** Dollars for what is meant. A venue that does not take them mostly gets baht instead. */
function paymentOf(night: Night, by: string, meant: Money): NightPayment {
  const isForeign = by.startsWith("USD") && (night.facts.foreign.length > 0 || by !== "USD");
  const payType = payTypeOf(night, by.startsWith("USD") ? "Cash" : by);
  if (!isForeign) return { payType, total: meant };
  const known = { id: id<"foreign-currency">(1), rateMillionths: 33_000_000, hasDecimals: true };
  const dollar = night.facts.foreign[0] ?? known;
  const { currency } = night.facts;
  const amount = dueIn(meant, dollar, currency) ?? noMoney;
  const rateMillionths = dollar.rateMillionths - (by === "USD" ? 0 : 1);
  return {
    payType,
    total: inMain(amount, dollar, currency) ?? noMoney,
    given: { currency: dollar.id, amount, rateMillionths },
  };
}

function takeMoney(bill: Bill, { given, ...payment }: NightPayment, facts: TakingForeign) {
  return given === undefined
    ? takeTenderRule(bill, payment, facts)
    : takeForeign(bill, given, facts);
}

const correcting = fc.record({ till: anyTill, bill: anyBill, which: fc.nat(3), by: anyPayType });

export const undoPart = actionOf("undo tender", correcting, (night, { till, bill, which }) => {
  const chosen = night.tenderAt(bill, which);
  if (chosen === null) return null;
  return {
    till,
    call: undoTender,
    input: { params: { id: chosen.tender } },
    verdict: (model, at) => {
      const now = model.bills.get(chosen.bill);
      if (now === undefined) return refuse("tender-not-found");
      const undone = undoTenderRule(now.bill, chosen.tender, {
        ...correctingOf(night, { model, now, till, at, tender: chosen.tender }),
      });
      return verdictOf(night, undone, { model, now, till, at });
    },
  };
});

export const correctPart = actionOf(
  "correct tender",
  correcting,
  (night, { till, bill, which, by }) => {
    const chosen = night.tenderAt(bill, which);
    if (chosen === null) return null;
    const payType = payTypeOf(night, by);
    return {
      till,
      call: correctTender,
      input: { params: { id: chosen.tender }, body: { payType } },
      verdict: (model, at) => {
        const now = model.bills.get(chosen.bill);
        if (now === undefined) return refuse("tender-not-found");
        const corrected = correctTenderRule(
          now.bill,
          { id: chosen.tender, payType },
          {
            ...correctingOf(night, { model, now, till, at, tender: chosen.tender }),
            payTypes: night.facts.payTypes,
            currency: night.facts.currency,
            ...rulesOf(model, now),
          },
        );
        if (isRefusal(corrected)) return corrected;
        return {
          reply: { id: chosen.bill, paid: now.bill.paid },
          after: (_given, reply) => withTenders(model, chosen, { now, corrected, reply }),
        };
      },
    };
  },
);

const reopening = fc.record({ till: anyTill, bill: anyBill, isSecondBill: fc.boolean() });

export const reopenPaidBill = actionOf("reopen bill", reopening, (night, values) => {
  const { till, bill, isSecondBill } = values;
  const known = night.billAt(bill);
  if (known === null) return null;
  const billId = known.bill.id ?? id<"bill">(1);
  return {
    till,
    call: reopenBill,
    input: { params: { id: billId }, query: isSecondBill ? { isSecondBill: "true" } : {} },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      if (now === undefined) return refuse("bill-not-found");
      const reopened = reopenBillRule(now.bill, {
        ...correctingOf(night, { model, now, till, at, tender: null }),
        isCommissionPaid: now.bill.lines.some(({ key }) =>
          model.commissions.paid.has(String(night.lineId(now, key))),
        ),
      });
      const { place } = now.bill;
      const all = [...model.bills.values()].map((one) => one.bill);
      const taken = place === null ? null : checkPlaceFree(place, all, isSecondBill);
      const outcome = isRefusal(reopened) ? reopened : (taken ?? reopened);
      return verdictOf(night, outcome, { model, now, till, at });
    },
  };
});

function payTypeOf({ facts }: Night, name: string) {
  return facts.payTypes.find((payType) => payType.name === name)?.id ?? id<"pay-type">(1);
}

function rulesOf(model: Model, { bill: { customer } }: ModelBill) {
  return { customerType: customer === null ? null : (model.customers.get(customer) ?? null) };
}

type Moment = {
  readonly model: Model;
  readonly now: ModelBill;
  readonly till: number;
  readonly at: Instant;
};

function correctingOf(
  night: Night,
  { model, now, till, at, tender }: Moment & { readonly tender: Tender["id"] },
) {
  const { tenders, bill } = now;
  const open = new Set([...model.shifts.values()].map((shift) => shift.id));
  const taken = tenders.find((one) => one.id === tender)?.shift ?? bill.shift;
  const shifts = [taken, bill.shift ?? taken];
  const isShiftOpen = shifts.every((shift) => shift !== null && open.has(shift));
  const isRefunded = [...model.bills.values()].some(
    (one) => one.bill.refundOf !== null && one.bill.refundOf === bill.id,
  );
  return { tenders, isShiftOpen, isRefunded, staff: night.till(till).signedIn.user.id, at };
}

function verdictOf(
  night: Night,
  taken: TakenMoney | Refusal,
  { model, now, till, at, reply: more = {} }: Moment & { readonly reply?: object },
): Verdict {
  if (isRefusal(taken)) return taken;
  const { station } = night.till(till);
  const { facts } = night;
  const billId: BillId = now.bill.id ?? id(1);
  const { paid, status } = taken.bill;
  const papers = papersOfPayment(facts, station, { now, money: taken });
  return {
    reply: { id: billId, paid, isClosed: status === "closed", ...more },
    isRight: papers.isRight,
    after: (_given, reply) => {
      const { ticketed } = papers;
      const tenders = numberTenders(now.tenders, taken.taken, tenderIn(reply));
      const saved = { id: billId, bill: taken.bill, at, station, tenders, ticketed };
      return papers.addTo(withBill(model, facts, saved), reply, { id: billId, at });
    },
  };
}

type CorrectedBill = {
  readonly now: ModelBill;
  readonly corrected: TakenMoney;
  readonly reply: unknown;
};

/** The bill itself stays as it is. */
function withTenders(
  model: Model,
  { bill }: NightTender,
  { now, corrected, reply }: CorrectedBill,
): Model {
  const tenders = numberTenders(now.tenders, corrected.taken, tenderIn(reply));
  return { ...model, bills: new Map(model.bills).set(bill, { ...now, tenders }) };
}

function tenderIn(reply: unknown): number | undefined {
  if (typeof reply !== "object" || reply === null || !("tender" in reply)) return undefined;
  return Number(reply.tender);
}

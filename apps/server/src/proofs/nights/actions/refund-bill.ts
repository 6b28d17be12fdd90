import { refundBill } from "@comanda/contract/refund";
import type { Instant, StationId } from "@comanda/contract/wire";
import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import { sortUnderParents } from "@comanda/domain/bill/line-order";
import type { RefundParts } from "@comanda/domain/bill/refund-lines";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { opensDrawer } from "@comanda/domain/payment/opens-drawer";
import { findCash } from "@comanda/domain/payment/pay-type";
import {
  planRefund,
  refundBill as refundBillRule,
  type RefundableBill,
} from "@comanda/domain/payment/refund-bill";
import { refundAsPaid, type RefundPayment } from "@comanda/domain/payment/refund-money";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import { paymentsOf } from "@comanda/domain/payment/tender";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyBill, mostlyManager, actionOf, type Verdict } from "../action.ts";
import {
  lineAt,
  moveStock,
  numberTenders,
  placeLines,
  withBill,
  type Model,
  type ModelBill,
} from "../model.ts";
import type { Night } from "../night.ts";
import { papersIn, withPapers } from "../papers.ts";

const refunding = fc.record({
  till: mostlyManager,
  bill: anyBill,
  /** Null for all that is left. */
  lines: fc.oneof(
    fc.constant(null),
    fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 2 }),
  ),
  how: fc.constantFrom("as paid", "as paid", "as paid", "in cash", "too much"),
});

export const refundPaidBill = actionOf("refund bill", refunding, (night, values) => {
  const known = paidBillAt(night, values.bill);
  if (known === null) return null;
  const { facts } = night;
  const { station, signedIn } = night.till(values.till);
  const billId = known.bill.id ?? id<"bill">(1);
  const parts = values.lines === null ? null : partsOf(known, values.lines);
  const key = lineKey(night.newName("refund").replaceAll(/\W/gu, "-"));
  const press = { ...facts, key, promotions: facts.pricing.promotions };
  const payments = paymentsFor(night, { known, parts, how: values.how }, press);
  const lines = parts === null ? null : [...parts].map(([line, qty]) => ({ key: line, qty }));
  return {
    till: values.till,
    call: refundBill,
    input: { params: { id: billId }, body: { key, lines, statusNote: "Cold", payments } },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      const shift = model.shifts.get(station);
      if (shift === undefined) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const refunded = refundBillRule(refundableOf(night, model, now), {
        ...press,
        parts,
        reason: "Cold",
        payments,
        staff: signedIn.user.id,
        shift,
        at,
      });
      if (isRefusal(refunded)) return refunded;
      return verdictOf(night, refunded, { model, now, station, at });
    },
  };
});

type Moment = {
  readonly model: Model;
  readonly now: ModelBill;
  readonly station: StationId;
  readonly at: Instant;
};

function verdictOf(
  { facts }: Night,
  { bill, taken }: TakenMoney,
  { model, now, station, at }: Moment,
): Verdict {
  const after = placeLines(bill.lines, now.sources, station);
  const moved = moveStock(model, { before: [], after });
  if (isRefusal(moved)) return moved;
  const number = model.lastNumber + 1;
  const numberInWorkDay = model.lastInWorkDay + 1;
  const counted = { ...moved, lastNumber: number, lastInWorkDay: numberInWorkDay };
  const pulse = opensDrawer(paymentsOf(taken), facts.payTypes) ? "drawer-pulse" : "";
  return {
    reply: { number },
    isRight: (reply) =>
      papersIn(reply)
        .map(({ document }) => document.kind)
        .join() === pulse,
    after: (given, reply) => {
      const saved = withBill(counted, facts, {
        id: id<"bill">(given),
        bill: { ...bill, number, numberInWorkDay },
        at,
        station,
        come: now.sources,
        tenders: numberTenders([], taken),
      });
      return withPapers(saved, reply, { station, at });
    },
  };
}

/** A bill that is not paid, or a refund, only if there is no other. */
function paidBillAt({ model }: Night, index: number): ModelBill | null {
  const bills = [...model().bills.values()];
  const paid = bills.filter(({ bill }) => bill.status === "closed" && bill.refundOf === null);
  const wanted = paid.length === 0 || index === 5 ? bills : paid;
  return wanted[index % Math.max(1, wanted.length)] ?? null;
}

function partsOf(known: ModelBill, lines: readonly (readonly [number, number])[]): RefundParts {
  return new Map(
    lines.flatMap(
      ([index, count]): readonly (readonly [LineKey, ReturnType<typeof quantity>])[] => {
        const key = lineAt(known, index);
        return key === null ? [] : [[key, quantity(count)]];
      },
    ),
  );
}

/** Lines that came from another bill may have older rows: the server reads rows by age, and names refunds by place. */
function refundableOf(night: Night, { bills }: Model, known: ModelBill): RefundableBill {
  const { bill, tenders } = known;
  const refunds = [...bills.values()].filter((one) => one.bill.refundOf === bill.id);
  const ageOf = ({ key }: Line): number => night.lineId(known, key) ?? Number.MAX_SAFE_INTEGER;
  const byAge = bill.lines.toSorted((one, other) => ageOf(one) - ageOf(other));
  return {
    bill: { ...bill, lines: sortUnderParents(byAge) },
    refunds: refunds.map((one) => one.bill),
    tenders: [...tenders, ...refunds.flatMap((one) => one.tenders)],
  };
}

type Wanted = {
  readonly known: ModelBill;
  readonly parts: RefundParts | null;
  readonly how: string;
};

/** The money that the till would give back, as far as it knows the bill. */
function paymentsFor(
  night: Night,
  { known, parts, how }: Wanted,
  press: Omit<Parameters<typeof planRefund>[2], "at">,
): readonly RefundPayment[] {
  const cash = findCash(night.facts.payTypes)?.id ?? id<"pay-type">(1);
  const planned = planRefund(refundableOf(night, night.model(), known), parts, {
    ...press,
    at: known.bill.updatedAt,
  });
  if (isRefusal(planned)) return [{ payType: cash, total: money(100), insteadOf: null }];
  return refundAsPaid(planned.amount, planned.left).map(({ payType, total }) => ({
    payType: how === "in cash" ? cash : payType,
    total: how === "too much" ? money(total + 100) : total,
    insteadOf: how === "in cash" && payType !== cash ? payType : null,
  }));
}

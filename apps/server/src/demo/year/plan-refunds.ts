import { lineKey } from "@comanda/domain/bill/line";
import { allRefundable } from "@comanda/domain/bill/refund-lines";
import { id } from "@comanda/domain/id";
import { planRefund, refundBill, type RefundableBill } from "@comanda/domain/payment/refund-bill";
import { refundAsPaid } from "@comanda/domain/payment/refund-money";
import { isRefusal } from "@comanda/domain/refusal";
import { instant, msPerMinute } from "@comanda/domain/time/instant";

import { endOf, type BillEnd } from "./bill-ends.ts";
import type { BillPlan, PlannedBill } from "./day-bills.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";
import { happens, pick, type RandomSource } from "./random-source.ts";
import { storedLines } from "./template-rounds.ts";
import type { YearDay } from "./year-days.ts";

/** Guests of a day who came back after they had paid, because of one of their dishes. */
export function planRefunds(
  { house, chance }: Pick<BillPlan, "house" | "chance">,
  bills: readonly PlannedBill[],
  { endedAt }: Pick<YearDay, "endedAt">,
): readonly PlannedBill[] {
  return bills.flatMap((bill): readonly PlannedBill[] => {
    const at = instant(bill.endedAt + 20 * msPerMinute);
    const comesBack = bill.end.status === "closed" && at < endedAt && happens(chance, 0.01);
    const end = comesBack ? refundOneLine(bill.end, house, chance) : null;
    if (end === null) return [];
    const lines = storedLines(end.bill, house);
    const added = lines.map((_, index) => index);
    const rounds = [{ after: 0, version: end.version, amount: end.amount, added }];
    const template = { bill: end.bill, lines, rounds, customers: [] };
    return [{ ...bill, template, end, openedAt: at, endedAt: at, refundOf: bill }];
  });
}

/** Null if the line that is picked cost nothing. */
function refundOneLine(
  { bill, parts, taken }: BillEnd,
  house: DemoReferenceData,
  chance: RandomSource,
): BillEnd | null {
  const tenders = [...parts.flatMap((part) => part.taken), ...taken];
  const refundable: RefundableBill = { bill, refunds: [], tenders };
  const lines = [...allRefundable(bill)];
  if (lines.length === 0) return null;
  const press = {
    key: lineKey("refund"),
    at: bill.createdAt,
    promotions: house.rules.promotions,
    payTypes: house.payTypes,
    currency: house.currency,
  };
  const wanted = new Map([pick(chance, lines)]);
  const planned = planRefund(refundable, wanted, press);
  if (isRefusal(planned) || planned.amount <= 0) return null;
  const back = refundAsPaid(planned.amount, planned.left);
  const refunded = refundBill(refundable, {
    ...press,
    parts: wanted,
    reason: "Dish was cold",
    payments: back.map((payment) => ({ ...payment, insteadOf: null })),
    staff: id<"staff">(1),
    shift: { id: id<"shift">(1), workDay: id<"work-day">(1) },
  });
  return isRefusal(refunded) ? null : endOf(refunded, planned.totals.amount, []);
}

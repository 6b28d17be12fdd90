import type { Bill } from "@comanda/domain/bill/bill";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import { voidBill } from "@comanda/domain/bill/void-bill";
import type { CustomerType } from "@comanda/domain/customer/customer";
import { id } from "@comanda/domain/id";
import { minorUnitsPerUnit, money, type Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { closeBill } from "@comanda/domain/payment/close-bill";
import { correctTender } from "@comanda/domain/payment/correct-tender";
import { roleOf, type PayType } from "@comanda/domain/payment/pay-type";
import { takeTender } from "@comanda/domain/payment/take-tender";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import type { Tender } from "@comanda/domain/payment/tender";

import { toJson } from "#database/portable-columns.ts";

import type { DemoReferenceData } from "./demo-reference-data.ts";
import { required } from "./order-template.ts";

/** A guest paid a part before the bill was closed, or a part was booked to another pay type. */
export type PartPayment = TakenMoney & {
  readonly action: "take-tender" | "correct-tender";
  /** Milliseconds before the bill was closed. */
  readonly before: number;
};

/** How the evening of a bill ended. */
export type BillEnd = {
  /** For reports, which ignore the time. */
  readonly bill: Bill;
  readonly status: "open" | "closed" | "voided";
  readonly statusNote: string;
  readonly totals: string | null;
  readonly parts: readonly PartPayment[];
  /** What was taken last, which closed the bill. */
  readonly taken: readonly Tender[];
  readonly amount: Money;
  readonly version: number;
};

export type BillEnds = {
  readonly open: BillEnd;
  readonly voided: BillEnd;
  /** The possible ways of payment, the usual ones more than once. */
  readonly closed: readonly BillEnd[];
  /** Two guests shared the bill, if there was something to share. */
  readonly inParts: BillEnd | null;
  /** The same, but the first guest's cash was booked as a card by mistake. */
  readonly corrected: BillEnd | null;
};

export function billEnds(
  bill: Bill,
  house: Pick<DemoReferenceData, "payTypes" | "currency" | "timeZone">,
  customerType: CustomerType | null,
): BillEnds {
  const { payTypes, currency, timeZone } = house;
  const amount = billAmount(bill, payTypes, currency);
  const shift = { id: id<"shift">(1), workDay: id<"work-day">(1) };
  const at = bill.createdAt;
  const taking = { payTypes, currency, customerType, staff: id<"staff">(1), shift, at };
  const close = (before: Bill, parts: readonly PartPayment[], payments: readonly PayDetail[]) => {
    const tenders = parts.flatMap(({ taken }) => taken);
    return endOf(required(closeBill(before, { ...taking, tenders, payments })), amount, parts);
  };
  const reason = "Guest left before the food came";
  const ending = { at, timeZone, workDay: shift.workDay, shift: shift.id };
  const voided = required(voidBill(bill, { reason, ...ending }));
  const closed = paymentOptions(amount, payTypes, customerType).map((payments) =>
    close(bill, [], payments),
  );
  return {
    open: { ...endOf({ bill, taken: [] }, amount, []), version: bill.version },
    voided: endOf({ bill: voided, taken: [] }, money(0), []),
    closed,
    ...sharedEnds(bill, { amount, taking, close }),
  };
}

type Sharing = {
  readonly amount: Money;
  readonly taking: Omit<Taking, "tenders">;
  readonly close: (
    bill: Bill,
    parts: readonly PartPayment[],
    payments: readonly PayDetail[],
  ) => BillEnd;
};

function sharedEnds(
  bill: Bill,
  { amount, taking, close }: Sharing,
): Pick<BillEnds, "inParts" | "corrected"> {
  if (amount < 2 * minorUnitsPerUnit) return { inParts: null, corrected: null };
  const { cash, card } = methodsOf(taking.payTypes);
  const closeShared = (parts: readonly [PartPayment, ...PartPayment[]]): BillEnd => {
    const last = (parts.at(-1) ?? parts[0]).bill;
    return close(last, parts, [{ payType: card, total: money(amount - last.paid) }]);
  };
  const half = (payType: PayDetail["payType"]) =>
    takeHalf(bill, payType, { ...taking, tenders: [] }, amount);
  const wrong = half(card);
  return {
    inParts: closeShared([half(cash)]),
    corrected: closeShared([wrong, bookOtherwise(wrong, cash, taking)]),
  };
}

type Taking = Parameters<typeof takeTender>[2];

/** Half of the bill, in whole units. */
function takeHalf(
  bill: Bill,
  payType: PayDetail["payType"],
  taking: Taking,
  amount: Money,
): PartPayment {
  const total = money(Math.ceil(amount / 2 / minorUnitsPerUnit) * minorUnitsPerUnit);
  const { bill: paid, taken } = required(takeTender(bill, { payType, total }, taking));
  // Its own id follows when it is stored.
  const numbered = taken.map((tender, index) => ({ ...tender, id: id<"tender">(index + 1) }));
  return { action: "take-tender", before: 50_000, bill: paid, taken: numbered };
}

function bookOtherwise(
  part: PartPayment,
  payType: PayDetail["payType"],
  taking: Omit<Taking, "tenders">,
): PartPayment {
  const correcting = { ...taking, tenders: part.taken, isShiftOpen: true, isRefunded: false };
  const corrected = required(
    correctTender(part.bill, { id: id<"tender">(1), payType }, correcting),
  );
  return { action: "correct-tender", before: 30_000, ...corrected };
}

export function endOf(
  { bill, taken }: TakenMoney,
  amount: Money,
  parts: readonly PartPayment[],
): BillEnd {
  const { status, statusNote, settlement } = bill;
  const saves = 1 + parts.filter(({ action }) => action === "take-tender").length;
  return {
    bill,
    status,
    statusNote,
    totals: settlement === null ? null : toJson(settlement.totals),
    parts,
    taken,
    amount,
    version: bill.version + saves,
  };
}

function methodsOf(payTypes: readonly PayType[]) {
  const cash = payTypes.find((payType) => roleOf(payType) === "cash");
  const card = payTypes.find(({ isCreditCard }) => isCreditCard);
  if (cash === undefined || card === undefined) throw new Error("The house takes no cash or card");
  return { cash: cash.id, card: card.id };
}

/** Cash in round notes or exact, card, transfer, and invoices for companies. */
function paymentOptions(
  amount: Money,
  payTypes: readonly PayType[],
  customerType: CustomerType | null,
): readonly (readonly PayDetail[])[] {
  const wholly = (payType: PayType): readonly PayDetail[] => [
    { payType: payType.id, total: amount },
  ];
  const roundedUpTo = (payType: PayType, units: number): readonly PayDetail[] => {
    const note = units * minorUnitsPerUnit;
    return [{ payType: payType.id, total: money(Math.ceil(amount / note) * note) }];
  };
  return payTypes.flatMap((payType) => {
    switch (roleOf(payType)) {
      case "cash":
        return [wholly(payType), roundedUpTo(payType, 100), roundedUpTo(payType, 1000)];
      case "method":
        return payType.isCreditCard ? [wholly(payType), wholly(payType)] : [wholly(payType)];
      case "invoice":
        return customerType?.paysByInvoice === true ? [wholly(payType)] : [];
      default:
        return [];
    }
  });
}

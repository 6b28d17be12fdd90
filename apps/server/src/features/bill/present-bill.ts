import type { BillDocument } from "@comanda/contract/print";
import { billStatusCodes, isOpen, type Bill } from "@comanda/domain/bill/bill";
import { givenDiscount } from "@comanda/domain/bill/given-discount";
import { guestLines, guestNote } from "@comanda/domain/bill/guest-lines";
import { isCredit, type Line } from "@comanda/domain/bill/line";
import type { BillTotals } from "@comanda/domain/bill/settlement";
import type { PayTypeId } from "@comanda/domain/id";
import { noMoney, subtractMoney, sumMoney } from "@comanda/domain/money/money";
import { totalsOfBill } from "@comanda/domain/payment/bill-totals";
import { taxBreakdown, taxLetters } from "@comanda/domain/payment/tax-breakdown";
import type { PayType } from "@comanda/domain/payment/pay-type";
import { isVat } from "@comanda/domain/payment/privilege-shares";
import { stillCounts } from "@comanda/domain/payment/correct-tender";
import { paymentsOf, type Tender } from "@comanda/domain/payment/tender";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import { presentPrivilege } from "./present-privilege.ts";
import { presentCodes } from "./present-codes.ts";
import { tenderOf, type TenderRow } from "./tender-store.ts";
import { labelHead, labelLine, type HeadRow, type BillLabels } from "./bill-labels.ts";

export type BillPresentation = {
  readonly words: BillLabels;
  /** Those in use, which charge an open bill. */
  readonly payTypes: readonly PayType[];
  /** Also retired ones: a bill keeps its charges and its payments. */
  readonly knownPayTypes: readonly PayType[];
  readonly currency: { readonly hasDecimals: boolean };
  readonly isGrouped: boolean;
  readonly isCopy: boolean;
  readonly merged: BillDocument["merged"];
  /** The bill that it refunds, or its refunds. */
  readonly refunding: Pick<BillDocument, "refundOf" | "refunds">;
};

type BillWithRow = {
  readonly bill: Bill;
  readonly row: HeadRow;
  readonly tenders: readonly TenderRow[];
};

/** The guests' bill, as data. */
export function presentBill(
  { bill, row, tenders }: BillWithRow,
  paper: BillPresentation,
): BillDocument {
  const { words, payTypes, knownPayTypes, currency, isGrouped, isCopy, merged, refunding } = paper;
  const totals = totalsOfBill(bill, payTypes, currency);
  const taxes = taxBreakdown(totals.charges, knownPayTypes);
  const figures = presentFigures({ bill, tenders }, totals, paper);
  return {
    kind: "bill",
    location: presentVenue(words.location),
    ...labelHead(row, words),
    merged,
    ...words.customer,
    status: billStatusCodes[bill.status],
    statusNote: bill.statusNote,
    isCopy,
    createdDate: wireDateTime(bill.createdAt),
    updatedDate: wireDateTime(bill.updatedAt),
    lines: guestLines(bill, { isGrouped, currency }).map(
      ({ line, quantity, price, total, isUnder }) => ({
        ...labelLine(line, words),
        note: guestNote(line),
        qty: quantity,
        price,
        total,
        promotion: line.promotion === null ? null : (words.promotions.get(line.promotion) ?? null),
        isUnder,
        ...(taxes.length > 0 && { tax: taxLetters(line.taxClass, taxes, knownPayTypes) }),
        ...(line.type === "discount" && { discount: { rate: line.rate } }),
        ...timeOf(line),
      }),
    ),
    ...figures,
    ...refunding,
    ...(taxes.length > 0 && {
      taxes: taxes.map(({ payType, ...tax }) => ({ ...tax, name: nameOf(payType, paper) })),
    }),
    ...presentPrivilege(bill, totals, knownPayTypes),
    ...presentCodes({ bill, number: row.number, due: figures.due ?? figures.amount }, payTypes),
  };
}

/** The venue on the bill, with its optional texts. */
function presentVenue(location: BillLabels["location"]): BillDocument["location"] {
  const { name, address, phone, taxNumber, billHeader: header, billFooter: footer } = location;
  const { logo } = location;
  return {
    name,
    address,
    phone,
    ...(taxNumber !== "" && { taxNumber }),
    ...(header !== "" && { header }),
    ...(footer !== "" && { footer }),
    ...(logo !== null && { logo }),
  };
}

/** A credit of a timed line has no time of its own. */
function timeOf(line: Line): Pick<BillDocument["lines"][number], "time"> {
  if (line.type !== "timer" || isCredit(line)) return {};
  const end = line.endedAt === null ? null : wireDateTime(line.endedAt);
  return { time: { unit: timeUnitCodes[line.unit], start: wireDateTime(line.startedAt), end } };
}

type Figures = Pick<
  BillDocument,
  | "subtotal"
  | "discount"
  | "given"
  | "total"
  | "charges"
  | "rounding"
  | "amount"
  | "payments"
  | "change"
  | "cashRounding"
  | "due"
>;

/** The settlement, or what the bill costs now. A charge on top is shown whatever the venue hides. */
function presentFigures(
  { bill, tenders }: Pick<BillWithRow, "bill" | "tenders">,
  totals: BillTotals,
  paper: Pick<BillPresentation, "knownPayTypes" | "currency">,
): Figures {
  const isVoided = bill.status === "voided";
  const taken = isVoided ? [] : tenders.map(tenderOf);
  const given = isVoided ? noMoney : givenDiscount(bill.lines, paper.currency);
  const cashRounding = sumMoney(taken.map(({ rounding }) => rounding));
  const payTypeOf = new Map(paper.knownPayTypes.map((payType) => [payType.id, payType]));
  return {
    subtotal: totals.subtotal,
    discount: totals.discount,
    ...(given !== 0 && { given }),
    total: totals.total,
    charges: totals.charges
      .filter(
        ({ payType, isContained }) =>
          !isContained || !isListedApart(payTypeOf.get(payType), totals),
      )
      .map(({ payType, total, isContained }) => ({
        name: nameOf(payType, paper),
        total,
        isContained,
      })),
    rounding: totals.rounding,
    amount: totals.amount,
    payments: presentPayments(taken, paper),
    change: sumMoney(taken.map(({ change }) => change)),
    ...(cashRounding !== 0 && { cashRounding }),
    ...(isOpen(bill) && bill.paid !== 0 && { due: subtractMoney(totals.amount, bill.paid) }),
  };
}

/** Hidden by the venue, or stated with the sales that are free of VAT. */
function isListedApart(payType: PayType | undefined, { privileges }: BillTotals): boolean {
  if (payType === undefined) return false;
  return payType.isHiddenOnBill || (privileges !== undefined && isVat(payType));
}

/** What was handed over by each pay type, and each time of another currency. */
function presentPayments(
  taken: readonly Tender[],
  paper: Pick<BillPresentation, "knownPayTypes">,
): BillDocument["payments"] {
  const [foreign, own] = [
    taken.filter((tender) => tender.given !== null && stillCounts(tender, taken)),
    taken.filter(({ given }) => given === null),
  ];
  const named = (some: readonly Tender[]) =>
    paymentsOf(some).map(({ payType, total }) => ({ name: nameOf(payType, paper), total }));
  return [
    ...[...Map.groupBy(own, ({ insteadOf }) => insteadOf)].flatMap(([insteadOf, some]) =>
      insteadOf === null
        ? named(some)
        : named(some).map((payment) => ({ ...payment, insteadOf: nameOf(insteadOf, paper) })),
    ),
    ...foreign.flatMap(({ payType, received, given }) => {
      if (payType === null || given === null) return [];
      const { code, amount, rateMillionths } = given;
      const name = nameOf(payType, paper);
      return [{ name, total: received, given: { code, amount, rateMillionths } }];
    }),
  ];
}

function nameOf(
  wanted: PayTypeId,
  { knownPayTypes }: Pick<BillPresentation, "knownPayTypes">,
): string {
  return knownPayTypes.find(({ id }) => id === wanted)?.name ?? "";
}

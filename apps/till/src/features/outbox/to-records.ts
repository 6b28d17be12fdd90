import type { BillItemReply, BillReply } from "@comanda/contract/bill";
import { billStatusCodes, type Bill } from "@comanda/domain/bill/bill";
import { lineAmount, lineTypeCodes, type Line } from "@comanda/domain/bill/line";
import type { BillId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { wireDateTime } from "@comanda/domain/time/date-text";
import type { Instant } from "@comanda/domain/time/instant";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

/** A bill as the server's record of it, except for what only the server knows. */
export function toBillRecord(bill: Bill, id: BillId, amount: Money): BillReply {
  const { place } = bill;
  return {
    id,
    number: bill.number ?? id,
    billNumberWorkday: bill.numberInWorkDay ?? id,
    version: Math.max(bill.version, 1),
    table: place?.kind === "table" ? place.name : "",
    room: place?.kind === "room" ? place.name : "",
    cover: bill.cover,
    staff: bill.staff,
    customer: bill.customer,
    status: billStatusCodes[bill.status],
    statusNote: bill.statusNote,
    amount,
    createdDate: wireDateTime(bill.createdAt),
    updatedDate: wireDateTime(bill.updatedAt),
    origin: bill.origin,
    workDay: bill.workDay,
    shift: bill.shift,
  };
}

/** The IDs of a line and its bill. */
type LineIds = { readonly id: number; readonly bill: BillId };

/** A line as the server's record of it. */
export function toItemRecord(line: Line, { id, bill }: LineIds, currency: Decimals): BillItemReply {
  return {
    id,
    bill,
    key: line.key,
    type: lineTypeCodes[line.type],
    product: line.article,
    qty: line.quantity,
    productPrice: line.productPrice,
    price: line.price,
    total: lineAmount(line, currency),
    buyPrice: line.cost,
    staff: line.staff,
    note: line.note,
    promotion: line.promotion,
    createdDate: wireDateTime(line.createdAt),
    round: line.round,
    credits: line.credits,
    ...noTypeFields,
    ...typeFieldsOf(line),
  };
}

const noTypeFields = {
  parent: null,
  orderLevel: null,
  isBuyXGetYItem: false,
  commission: noMoney,
  commissionShowBill: false,
  commissionIncludePrice: false,
  timeStart: null,
  timeEnd: null,
  timeType: null,
  productPriceMin: noMoney,
  priceMin: noMoney,
  containedCommission: noMoney,
};

function typeFieldsOf(line: Line): Partial<BillItemReply> {
  switch (line.type) {
    case "normal":
      return { parent: line.parent, orderLevel: line.orderLevel, isBuyXGetYItem: line.isFree };
    case "mixer":
      return { parent: line.parent };
    case "commission":
      return {
        parent: line.parent,
        commission: line.commission,
        commissionShowBill: line.isOnBill,
        commissionIncludePrice: line.isInPrice,
      };
    case "timer":
      return {
        timeStart: wireDateTime(line.startedAt),
        timeEnd: textOf(line.endedAt),
        timeType: timeUnitCodes[line.unit],
        productPriceMin: line.productMinimum,
        priceMin: line.minimum,
        containedCommission: line.containedCommission,
      };
  }
}

function textOf(at: Instant | null): string | null {
  return at === null ? null : wireDateTime(at);
}

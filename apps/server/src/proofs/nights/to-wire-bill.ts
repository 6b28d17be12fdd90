import { billStatusCodes } from "@comanda/domain/bill/bill";
import { lineAmount, lineTypeCodes, type Line } from "@comanda/domain/bill/line";
import type { BillId, Instant } from "@comanda/contract/wire";
import type { Decimals } from "@comanda/domain/money/currency";
import { wireDateTime } from "@comanda/domain/time/date-text";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import type { ModelBill } from "./model.ts";

type WireRecord = Readonly<Record<string, unknown>>;

/** A bill of the model as tills should show it. */
export function toWireBill({ bill, amount }: ModelBill): WireRecord {
  return {
    id: bill.id,
    number: bill.number,
    billNumberWorkday: bill.numberInWorkDay,
    version: bill.version,
    table: bill.place?.kind === "table" ? bill.place.name : "",
    room: bill.place?.kind === "room" ? bill.place.name : "",
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

/** Without its id, which the server gives and the model does not know. */
export function toWireLineRecord(line: Line, bill: BillId, currency: Decimals): WireRecord {
  return {
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
    parent: line.type === "timer" ? null : line.parent,
    orderLevel: line.type === "normal" ? line.orderLevel : null,
    isBuyXGetYItem: line.type === "normal" && line.isFree,
    commission: line.type === "commission" ? line.commission : 0,
    commissionShowBill: line.type === "commission" && line.isOnBill,
    commissionIncludePrice: line.type === "commission" && line.isInPrice,
    timeStart: line.type === "timer" ? wireDateTime(line.startedAt) : null,
    timeEnd: line.type === "timer" ? toWireTime(line.endedAt) : null,
    timeType: line.type === "timer" ? timeUnitCodes[line.unit] : null,
    productPriceMin: line.type === "timer" ? line.productMinimum : 0,
    priceMin: line.type === "timer" ? line.minimum : 0,
    containedCommission: line.type === "timer" ? line.containedCommission : 0,
  };
}

function toWireTime(at: Instant | null): string | null {
  return at === null ? null : wireDateTime(at);
}

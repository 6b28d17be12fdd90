import type { BillItemReply, BillReply } from "@comanda/contract/bill";
import { billStatusCodes, type Bill, type BillStatus, type Place } from "@comanda/domain/bill/bill";
import { lineKey, lineTypeCodes, type Line, type LineType } from "@comanda/domain/bill/line";
import { quantity } from "@comanda/domain/money/quantity";
import { parseWireDateTime } from "@comanda/domain/time/date-text";
import type { Instant } from "@comanda/domain/time/instant";
import { timeUnitCodes, type TimeUnit } from "@comanda/domain/timer/time-unit";

/** Converts a bill from the wire for the domain rules, with its lines in their order. */
export function toBill(reply: BillReply, items: readonly BillItemReply[]): Bill {
  return {
    id: reply.id,
    number: reply.number,
    numberInWorkDay: reply.billNumberWorkday,
    version: reply.version,
    place: toPlace(reply),
    cover: reply.cover,
    staff: reply.staff,
    customer: reply.customer,
    // oxlint-disable-next-line unicorn/no-array-sort -- Chrome 109, the last one for Windows 7, has no toSorted
    lines: [...items].sort((one, other) => one.id - other.id).map(toLine),
    status: toStatus(reply.status),
    statusNote: reply.statusNote,
    createdAt: toInstant(reply.createdDate),
    updatedAt: toInstant(reply.updatedDate),
    origin: reply.origin,
    workDay: reply.workDay,
    shift: reply.shift,
    settlement: null,
  };
}

function toPlace({ table, room }: BillReply): Place | null {
  if (table !== "") return { kind: "table", name: table };
  return room === "" ? null : { kind: "room", name: room };
}

const statuses = new Map<number, BillStatus>([
  [billStatusCodes.open, "open"],
  [billStatusCodes.closed, "closed"],
  [billStatusCodes.voided, "voided"],
]);

export function toStatus(code: BillReply["status"]): BillStatus {
  return requireValue(statuses.get(code));
}

const lineTypes = new Map<number, LineType>([
  [lineTypeCodes.normal, "normal"],
  [lineTypeCodes.mixer, "mixer"],
  [lineTypeCodes.commission, "commission"],
  [lineTypeCodes.timer, "timer"],
]);

const units = new Map<number, TimeUnit>([
  [timeUnitCodes.minutes, "minutes"],
  [timeUnitCodes.hours, "hours"],
  [timeUnitCodes.days, "days"],
]);

function toLine(item: BillItemReply): Line {
  const every = {
    key: lineKey(item.key),
    isSaved: true,
    round: item.round,
    article: item.product,
    quantity: quantity(item.qty),
    productPrice: item.productPrice,
    price: item.price,
    cost: item.buyPrice,
    staff: item.staff,
    note: item.note,
    promotion: item.promotion,
    createdAt: toInstant(item.createdDate),
    credits: item.credits === null ? null : lineKey(item.credits),
  };
  const type = requireValue(lineTypes.get(item.type));
  const parent = item.parent === null ? null : lineKey(item.parent);
  switch (type) {
    case "normal":
      return { ...every, type, parent, orderLevel: item.orderLevel, isFree: item.isBuyXGetYItem };
    case "mixer":
      return { ...every, type, parent: requireValue(parent) };
    case "commission":
      return {
        ...every,
        type,
        parent: requireValue(parent),
        commission: item.commission,
        isOnBill: item.commissionShowBill,
        isInPrice: item.commissionIncludePrice,
      };
    case "timer":
      return {
        ...every,
        type,
        unit: requireValue(units.get(item.timeType ?? -1)),
        startedAt: toInstant(item.timeStart ?? ""),
        endedAt: item.timeEnd === null ? null : toInstant(item.timeEnd),
        productMinimum: item.productPriceMin,
        minimum: item.priceMin,
        containedCommission: item.containedCommission,
      };
  }
}

function toInstant(text: string): Instant {
  return requireValue(parseWireDateTime(text));
}

/** Narrows a value that the contract guarantees. */
function requireValue<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("A record lacks what its kind has");
  return value;
}

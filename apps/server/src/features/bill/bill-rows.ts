import type { Bill, Place } from "@comanda/domain/bill/bill";
import { sortUnderParents } from "@comanda/domain/bill/line-order";
import { lineAmount, lineKey, type Line } from "@comanda/domain/bill/line";
import type { BillId, LocationId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { noMoney } from "@comanda/domain/money/money";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";
import { settlementSchema } from "@comanda/contract/settlement";
import type { Selectable } from "kysely";

import { toFlag, fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

export type BillRow = Selectable<Tables["bill"]>;
export type LineRow = Selectable<Tables["bill_line"]>;

export function billOf(row: BillRow, lines: readonly LineRow[]): Bill {
  return {
    id: row.id,
    number: row.number,
    numberInWorkDay: row.number_in_work_day,
    version: row.version,
    place: placeOf(row),
    cover: row.cover,
    staff: row.staff,
    customer: row.customer,
    lines: sortUnderParents(lines.map(lineOf)),
    status: row.status,
    statusNote: row.status_note,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    origin: row.origin,
    workDay: row.work_day,
    shift: row.shift,
    settlement: row.settlement === null ? null : fromJson(settlementSchema, row.settlement),
  };
}

export function placeOf({
  table_name,
  room_name,
}: Pick<BillRow, "table_name" | "room_name">): Place | null {
  if (table_name !== "") return { kind: "table", name: table_name };
  return room_name === "" ? null : { kind: "room", name: room_name };
}

function lineOf(row: LineRow): Line {
  const every = {
    key: lineKey(row.key),
    isSaved: true,
    round: row.round,
    article: row.article,
    quantity: quantityOfTenths(row.quantity_tenths),
    productPrice: row.product_price,
    price: row.price,
    cost: row.cost,
    staff: row.staff,
    note: row.note,
    promotion: row.promotion,
    createdAt: row.created_at,
    credits: row.credits === null ? null : lineKey(row.credits),
  };
  switch (row.type) {
    case "normal":
      return {
        ...every,
        type: "normal",
        orderLevel: row.order_level,
        isFree: row.is_free === 1,
        parent: row.parent === null ? null : lineKey(row.parent),
      };
    case "mixer":
      return { ...every, type: "mixer", parent: lineKey(requirePresent(row.parent)) };
    case "commission":
      return {
        ...every,
        type: "commission",
        parent: lineKey(requirePresent(row.parent)),
        commission: row.commission,
        isOnBill: row.is_on_bill === 1,
        isInPrice: row.is_in_price === 1,
      };
    case "timer":
      return {
        ...every,
        type: "timer",
        unit: requirePresent(row.time_unit),
        startedAt: requirePresent(row.started_at),
        endedAt: row.ended_at,
        productMinimum: row.product_minimum,
        minimum: row.minimum,
        containedCommission: row.contained_commission,
      };
  }
}

/** Asserts a value that the table's constraints guarantee. */
function requirePresent<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A line lacks what its kind has");
  return value;
}

/** The line's own columns; the rest of its row records where the line has been. */
export type LineValues = Omit<LineRow, "id" | "stock_station" | "ticketed_tenths">;

export function lineValues(
  line: Line,
  at: { location: LocationId; bill: BillId },
  currency: Decimals,
): LineValues {
  return {
    ...at,
    key: line.key,
    type: line.type,
    article: line.article,
    quantity_tenths: tenthsOf(line.quantity),
    product_price: line.productPrice,
    price: line.price,
    cost: line.cost,
    total: lineAmount(line, currency),
    staff: line.staff,
    note: line.note,
    promotion: line.promotion,
    created_at: line.createdAt,
    round: line.round,
    credits: line.credits,
    parent: line.type === "timer" ? null : line.parent,
    order_level: line.type === "normal" ? line.orderLevel : null,
    is_free: toFlag(line.type === "normal" && line.isFree),
    ...commissionValues(line),
    ...timerValues(line),
  };
}

function commissionValues(line: Line) {
  const isCommission = line.type === "commission";
  return {
    commission: isCommission ? line.commission : noMoney,
    is_on_bill: toFlag(isCommission && line.isOnBill),
    is_in_price: toFlag(isCommission && line.isInPrice),
  };
}

function timerValues(line: Line) {
  const isTimer = line.type === "timer";
  return {
    time_unit: isTimer ? line.unit : null,
    started_at: isTimer ? line.startedAt : null,
    ended_at: isTimer ? line.endedAt : null,
    product_minimum: isTimer ? line.productMinimum : noMoney,
    minimum: isTimer ? line.minimum : noMoney,
    contained_commission: isTimer ? line.containedCommission : noMoney,
  };
}

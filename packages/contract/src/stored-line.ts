import {
  lineAmount,
  lineKey,
  lineOfType,
  lineTypeCodes,
  type Line,
} from "@comanda/domain/bill/line";
import { typeFieldsOf } from "@comanda/domain/bill/type-fields-of";
import type { BillId, LocationId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import {
  asCode,
  asDateTime,
  asFlag,
  asIs,
  asOptionalJson,
  leftOutIfNull,
  type WireColumns,
} from "./wire-columns.ts";

/** A line in the columns of its table, which the history of a bill replies with. */
export type StoredLine = ReturnType<typeof toStoredLine>;

/** The bill that a line is on, and its location. */
type LineBill = { readonly location: LocationId; readonly bill: BillId };

export function toStoredLine(line: Line, { location, bill }: LineBill, currency: Decimals) {
  const fields = typeFieldsOf(line);
  return {
    location,
    bill,
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
    /** The tax class of the article at the sale. */
    tax_class: line.taxClass,
    created_at: line.createdAt,
    /** The journal row that sent it, one for all lines of a Print; null on lines older than this column. */
    round: line.round,
    /** The key of the line that it credits back. */
    credits: line.credits,
    /** A list as JSON; null if it is for the table. */
    seats: line.seats.length === 0 ? null : JSON.stringify(line.seats),
    /** 0 if it was to be made at once, null if nothing was said. */
    course: line.course,
    /** The key of the item that it stands under. */
    parent: fields.parent,
    /** The question of its parent that it answers, and how the guests want that. */
    question: fields.question,
    way: fields.way,
    /** What a part of a set costs on top of it, contained in the price. */
    extra: fields.extra,
    order_level: fields.orderLevel,
    is_free: toFlag(fields.isFree),
    commission: fields.commission,
    is_on_bill: toFlag(fields.isOnBill),
    is_in_price: toFlag(fields.isInPrice),
    time_unit: fields.unit,
    started_at: fields.startedAt,
    ended_at: fields.endedAt,
    product_minimum: fields.productMinimum,
    minimum: fields.minimum,
    contained_commission: fields.containedCommission,
    discount_reason: fields.reason,
    /** In hundredths of a percent. */
    discount_rate: fields.rate,
    is_of_bill: toFlag(fields.isOfBill),
    given_by: fields.givenBy,
  };
}

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

export function lineOfStored(row: StoredLine): Line {
  return lineOfType(
    {
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
      taxClass: row.tax_class,
      createdAt: row.created_at,
      credits: row.credits === null ? null : lineKey(row.credits),
      seats: row.seats === null ? [] : readSeats(row.seats),
      course: row.course,
    },
    {
      type: row.type,
      parent: row.parent === null ? null : lineKey(row.parent),
      question: row.question,
      way: row.way,
      extra: row.extra,
      orderLevel: row.order_level,
      isFree: row.is_free === 1,
      commission: row.commission,
      isOnBill: row.is_on_bill === 1,
      isInPrice: row.is_in_price === 1,
      unit: row.time_unit,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      productMinimum: row.product_minimum,
      minimum: row.minimum,
      containedCommission: row.contained_commission,
      reason: row.discount_reason,
      rate: row.discount_rate,
      isOfBill: row.is_of_bill === 1,
      givenBy: row.given_by,
    },
  );
}

function readSeats(text: string): readonly number[] {
  const seats: unknown = JSON.parse(text);
  return Array.isArray(seats) ? seats.map(Number) : [];
}

/** How the wire shows each column: journal rows record changes by column. */
export const storedLineColumns = {
  bill: asIs("bill"),
  key: asIs("key"),
  type: asCode("type", lineTypeCodes),
  article: asIs("product"),
  quantity_tenths: { name: "qty", show: (value) => Number(value) / 10 },
  product_price: asIs("productPrice"),
  price: asIs("price"),
  total: asIs("total"),
  cost: asIs("buyPrice"),
  staff: asIs("staff"),
  note: asIs("note"),
  promotion: asIs("promotion"),
  tax_class: asIs("taxClass"),
  created_at: asDateTime("createdDate"),
  round: asIs("round"),
  credits: asIs("credits"),
  seats: leftOutIfNull(asOptionalJson("seats")),
  course: leftOutIfNull(asIs("course")),
  parent: asIs("parent"),
  question: leftOutIfNull(asIs("question")),
  way: leftOutIfNull(asIs("way")),
  extra: leftOutIfNull({ name: "extra", show: (value) => (value === 0 ? null : value) }),
  order_level: asIs("orderLevel"),
  is_free: asFlag("isBuyXGetYItem"),
  commission: asIs("commission"),
  is_on_bill: asFlag("commissionShowBill"),
  is_in_price: asFlag("commissionIncludePrice"),
  started_at: asDateTime("timeStart"),
  ended_at: asDateTime("timeEnd"),
  time_unit: asCode("timeType", timeUnitCodes),
  product_minimum: asIs("productPriceMin"),
  minimum: asIs("priceMin"),
  contained_commission: asIs("containedCommission"),
  discount_reason: asIs("discountReason"),
  discount_rate: asIs("discountRate"),
  is_of_bill: asFlag("isBillDiscount"),
  given_by: asIs("givenBy"),
} satisfies Readonly<Record<Exclude<keyof StoredLine, "location">, WireColumns[string]>>;

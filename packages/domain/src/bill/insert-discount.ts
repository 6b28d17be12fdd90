import { noMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, type Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import type { DiscountLine, LineKey } from "./line.ts";

export type NewDiscount = Pick<
  DiscountLine,
  "key" | "quantity" | "reason" | "rate" | "isOfBill" | "givenBy" | "note"
> & {
  /** The line of which something is taken off. */
  readonly item: LineKey;
  readonly at: Instant;
};

/** Puts a discount under its line, without a check; its price is below zero. */
export function insertDiscount(
  bill: Bill,
  { item, at, ...discount }: NewDiscount,
  price: Money,
): Bill | Refusal {
  const line = findLine(bill, item);
  if (line === null) return refuse("line-not-found");
  const { key, quantity, reason, rate, isOfBill, givenBy, note } = discount;
  return insertLine(bill, {
    type: "discount",
    key,
    isSaved: false,
    round: null,
    article: line.article,
    taxClass: line.taxClass,
    quantity,
    productPrice: noMoney,
    price,
    cost: noMoney,
    staff: line.staff,
    note,
    promotion: null,
    createdAt: at,
    credits: null,
    seats: [],
    course: null,
    parent: item,
    reason,
    rate,
    isOfBill,
    givenBy,
  });
}

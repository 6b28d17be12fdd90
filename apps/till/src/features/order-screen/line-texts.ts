import type { Article } from "@comanda/domain/menu/article";
import { formatMoney } from "@comanda/domain/money/format-money";

import { discountText } from "#language/discount-text.ts";
import type { Messages } from "#language/language.ts";
import { quantityText } from "#language/quantity-text.ts";
import type { Reference } from "#records/reference.ts";

import type { OrderLineTexts } from "./order-line.tsx";
import type { OrderRow } from "./order-rows.ts";

export type LineTextContext = {
  readonly articles: ReadonlyMap<number, Article>;
  readonly reference: Reference;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly messages: Messages;
};

/** The texts of an order line. */
export function lineTexts(row: OrderRow, parts: LineTextContext): OrderLineTexts {
  const { articles, reference, staffNames, messages } = parts;
  const name = articles.get(row.article)?.name ?? `#${row.article}`;
  const level = reference.levels.find(({ id }) => id === row.level)?.name ?? "";
  const commission = row.commissionFor === null ? "" : messages.order.commissionFor;
  const earner = row.commissionFor === null ? "" : (staffNames.get(row.commissionFor) ?? "");
  const way = row.way === null ? "" : messages.order.ways[row.way];
  const free = row.isFree ? messages.order.free : "";
  const discount =
    row.discount === null ? "" : discountText(row.discount.rate, messages, reference.moneyFormat);
  return {
    quantity: quantityText(row, messages, reference.moneyFormat),
    name: discount || (row.commissionFor === null ? name : `${commission} ${earner}`.trim()),
    details: [seatsText(row, messages), discount && name, way, free, level, row.note]
      .filter((text) => text !== "")
      .join(" · "),
    amount: row.isPart && row.amount === 0 ? "" : formatMoney(row.amount, reference.moneyFormat),
  };
}

/** Whom a line is for; empty for the table. */
export function seatsText({ seats }: Pick<OrderRow, "seats">, { order }: Messages): string {
  return seats.length === 0 ? "" : order.forSeats(seats.length, seats.join(", "));
}

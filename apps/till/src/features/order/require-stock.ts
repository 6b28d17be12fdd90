import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import type { ArticleId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { findStockShortage } from "@comanda/domain/stock/find-stock-shortage";
import { stockLevelsAt } from "@comanda/domain/stock/stock";

import { recordStore } from "#records/record-store.ts";

import { requireReference, requireSession } from "./sale-context.ts";

type OrderChange = { readonly before: Bill; readonly after: Bill };

/** Refuses to add more than is left at this station, as far as this till knows; the server decides. */
export function requireStock({ before, after }: OrderChange): Refusal | null {
  const { station } = requireSession().user;
  if (station === null) return null;
  const { recipes, menu } = requireReference();
  const levels = stockLevelsAt(station, [...recordStore.getState().records.stock.values()]);
  const short = findStockShortage({ lines: currentLines(after), recipes, levels });
  // An article that ran out after it was pressed must not block other articles.
  if (
    short === null ||
    orderedQuantity(after, short.article) <= orderedQuantity(before, short.article)
  ) {
    return null;
  }
  const name = menu.articles.find(({ id }) => id === short.article)?.name ?? "";
  const parts = recipes.find(({ article }) => article === short.article)?.parts ?? [];
  const stockItems = parts.map(({ stockItem }) => stockItem);
  return refuse("out-of-stock", { stockItems, article: name, left: short.left });
}

function orderedQuantity(bill: Bill, article: ArticleId): number {
  return currentLines(bill)
    .filter((line) => line.article === article && line.type !== "commission")
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

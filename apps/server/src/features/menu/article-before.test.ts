import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { instant } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { articleBefore } from "./article-store.ts";

const article = {
  id: id<"article">(7),
  category: id<"category">(2),
  price: money(150_00),
  datedPrices: [{ fromDate: "2026-12-01", price: money(160_00) }],
  priceMinimum: money(100_00),
  priceMaximum: money(200_00),
  hasVariablePrice: true,
  commission: id<"commission">(3),
  commissionPrice: money(20_00),
};

test.each([
  ["category", 5, { category: 5 }],
  ["datedPrices", "[]", { datedPrices: [] }],
  ["price", 90_00, { price: 90_00 }],
  ["price_minimum", null, { priceMinimum: null }],
  ["price_maximum", 180_00, { priceMaximum: 180_00 }],
  ["has_variable_price", 0, { hasVariablePrice: false }],
  ["commission", 4, { commission: 4 }],
  ["commission", null, { commission: null }],
  ["commission_price", 10_00, { commissionPrice: 10_00 }],
])("before a change of its %s from %s, an article had the rest as now", (column, old, former) => {
  const changes = [
    { kind: "update", table: "article", id: 7, old: { [column]: old }, new: { [column]: 1 } },
  ] as const;
  expect(articleBefore(article, [{ at: instant(1), changes }])).toEqual({ ...article, ...former });
});

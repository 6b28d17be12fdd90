import { officeCurrency } from "@comanda/contract/office-selling";
import { checkCurrency, currencyTexts } from "@comanda/domain/office/check-currency";

import { defineTopic, list, text, integer, bool } from "../office/index.ts";
import { findMainCurrency } from "./main-currency-store.ts";

/** A location keeps the currency it does its accounts in; it cannot switch to another. */
export const currencyTopic = defineTopic(officeCurrency, {
  table: "currency",
  isRetirable: false,
  isAddable: false,
  columns: {
    name: text("name"),
    symbol: text("symbol"),
    code: text("code"),
    exchangeRateMillionths: integer("exchange_rate_millionths"),
    coins: list("coins"),
    notes: list("notes"),
    hasDecimals: bool("has_decimals"),
    cashStep: integer("cash_step"),
    cashWay: text("cash_way"),
  },
  texts: currencyTexts,
  unique: [["code"]],
  checkAll: async ({ database, location, plans }) => {
    const main = await findMainCurrency(database, location);
    return plans.flatMap(({ row, id, after }) =>
      checkCurrency(after, id === main?.id).map((problem) => ({ row, ...problem })),
    );
  },
});

import { officeForeignCurrency } from "@comanda/contract/office-selling";
import {
  checkForeignCurrency,
  foreignCurrencyTexts,
} from "@comanda/domain/office/check-foreign-currency";

import { bool, defineTopic, integer, text } from "../office/index.ts";
import { findMainCurrency } from "./main-currency-store.ts";

/** A payment keeps the rate and the code of its moment, so a currency can be changed and retired at any time. */
export const foreignCurrencyTopic = defineTopic(officeForeignCurrency, {
  table: "foreign_currency",
  columns: {
    name: text("name"),
    code: text("code"),
    rateMillionths: integer("rate_millionths"),
    hasDecimals: bool("has_decimals"),
  },
  blank: { hasDecimals: true },
  texts: foreignCurrencyTexts,
  unique: [["code"]],
  check: checkForeignCurrency,
  checkAll: async ({ database, location, plans }) => {
    const main = await findMainCurrency(database, location);
    return plans.flatMap(({ row, after }) =>
      after.code === main?.code ? [{ row, field: "code", code: "repeated" as const }] : [],
    );
  },
});

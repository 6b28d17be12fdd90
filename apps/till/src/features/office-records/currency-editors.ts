import { cashWays } from "@comanda/domain/money/currency";

import type { Editor } from "./editor.ts";

export const currencyEditor: Editor = {
  name: "currency",
  topic: "currency",
  columns: ["name", "code", "symbol", "exchangeRateMillionths"],
  mainColumns: ["name", "exchangeRateMillionths"],
  isSingle: true,
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "code", kind: "text", isInCapitals: true },
        { key: "symbol", kind: "text" },
        { key: "exchangeRateMillionths", kind: "number", as: "rate" },
        { key: "hasDecimals", kind: "flag" },
      ],
    },
    {
      name: "drawer",
      fields: [
        { key: "cashStep", kind: "number", as: "money", isOptional: true },
        {
          key: "cashWay",
          kind: "choice",
          options: [...cashWays],
          isShown: ({ cashStep }) => cashStep !== null,
        },
        { key: "coins", kind: "amounts" },
        { key: "notes", kind: "amounts" },
      ],
    },
  ],
  blank: () => ({}),
};

export const foreignCurrencyEditor: Editor = {
  name: "foreignCurrency",
  topic: "foreignCurrency",
  columns: ["code", "name", "rateMillionths"],
  mainColumns: ["code", "rateMillionths"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "code", kind: "text", isInCapitals: true },
        { key: "name", kind: "text" },
        { key: "rateMillionths", kind: "number", as: "rate" },
        { key: "hasDecimals", kind: "flag" },
      ],
    },
  ],
  blank: () => ({ name: "", code: "", rateMillionths: 1_000_000, hasDecimals: true }),
};

import {
  accountUses,
  limitsOf,
  type AccountLimit,
} from "@comanda/domain/accounting/ledger-account";
import { roleOf, takesMoney } from "@comanda/domain/payment/pay-type";

import type { Editor } from "./editor.ts";
import type { Fields } from "./office-record.ts";

const nothing = { category: null, payType: null, expenseCategory: null, taxRate: null };

function limitsIn({ use }: Fields): readonly AccountLimit[] {
  const known = accountUses.find((one) => one === use);
  return known === undefined ? [] : limitsOf(known);
}

const isLimitedBy = (limit: AccountLimit) => (values: Fields) => limitsIn(values).includes(limit);

/** Of the rows of the pay screen, those that are booked. */
function isBooked({ indexNumber }: Fields): boolean {
  const payType = { indexNumber: Number(indexNumber) };
  return takesMoney(payType) || roleOf(payType) === "charge";
}

export const ledgerAccountEditor: Editor = {
  name: "ledgerAccount",
  topic: "ledgerAccount",
  columns: ["number", "name", "use", "category", "payType", "expenseCategory", "taxRate"],
  mainColumns: ["number", "name"],
  filters: ["use"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "number", kind: "text" },
        { key: "name", kind: "text" },
        {
          key: "use",
          kind: "choice",
          options: [...accountUses],
          // Another use has other limits.
          alsoSets: () => nothing,
        },
        {
          key: "category",
          kind: "reference",
          of: "category",
          isOptional: true,
          isShown: isLimitedBy("category"),
        },
        {
          key: "payType",
          kind: "reference",
          of: "payType",
          isOptional: true,
          isOffered: isBooked,
          isShown: isLimitedBy("payType"),
        },
        {
          key: "expenseCategory",
          kind: "reference",
          of: "expenseCategory",
          isOptional: true,
          isShown: isLimitedBy("expenseCategory"),
        },
        {
          key: "taxRate",
          kind: "number",
          as: "percent",
          isOptional: true,
          isShown: isLimitedBy("taxRate"),
        },
        { key: "datevKey", kind: "text" },
      ],
    },
  ],
  blank: () => ({ number: "", name: "", use: "sales", datevKey: "", ...nothing }),
};

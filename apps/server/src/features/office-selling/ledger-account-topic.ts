import { officeLedgerAccount } from "@comanda/contract/accounting";
import {
  checkLedgerAccount,
  ledgerAccountTexts,
} from "@comanda/domain/office/check-ledger-account";

import { defineTopic, text, integer } from "../office/index.ts";

/** Days that are booked again are booked as the accounts are now. */
export const ledgerAccountTopic = defineTopic(officeLedgerAccount, {
  table: "ledger_account",
  columns: {
    name: text("name"),
    number: text("number"),
    use: text("use"),
    category: integer("category"),
    payType: integer("pay_type"),
    expenseCategory: integer("expense_category"),
    taxRate: integer("rate_basis_points"),
    datevKey: text("datev_key"),
  },
  blank: { category: null, payType: null, expenseCategory: null, taxRate: null, datevKey: "" },
  texts: ledgerAccountTexts,
  unique: [["use", "category", "payType", "expenseCategory", "taxRate"]],
  refersTo: { category: "category", payType: "pay_type", expenseCategory: "expense_category" },
  check: checkLedgerAccount,
});

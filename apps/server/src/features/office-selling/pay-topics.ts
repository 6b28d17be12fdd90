import {
  officeExpenseCategory,
  officePayType,
  officeTaxClass,
} from "@comanda/contract/office-selling";
import { noBankQr } from "@comanda/domain/bank-qr/bank-qr-settings";
import { rate } from "@comanda/domain/money/rate";
import { bankQrTexts, checkQrCurrency } from "@comanda/domain/office/check-bank-qr";
import { nameRules } from "@comanda/domain/office/check-article";
import {
  checkPayType,
  checkPayTypeRetirement,
  checkPayTypeIndexChange,
} from "@comanda/domain/office/check-pay-type";

import { accountUse, defineTopic, list, partsOf, text, integer, bool } from "../office/index.ts";
import { checkArticlesAreTaxed } from "./check-articles-are-taxed.ts";
import { ratesAsOf } from "./dated-rates.ts";
import { findMainCurrency } from "./main-currency-store.ts";

/** Payments by a retired pay type still count, and its position is not reused. */
export const payTypeTopic = defineTopic(officePayType, {
  table: "pay_type",
  columns: {
    name: text("name"),
    indexNumber: integer("index_number"),
    value: integer("rate_basis_points"),
    isIncludedInPrice: bool("is_included_in_price"),
    isOnCharges: bool("is_on_charges"),
    servingWays: list("serving_ways"),
    isCreditCard: bool("is_credit_card"),
    isTransfer: bool("is_transfer"),
    isVat: bool("is_vat"),
    isHiddenOnBill: bool("is_hidden_on_bill"),
    opensDrawer: bool("opens_drawer"),
    qrScheme: text("qr_scheme"),
    qrReceiver: text("qr_receiver"),
    qrName: text("qr_name"),
    qrCity: text("qr_city"),
    printsQr: bool("prints_qr"),
  },
  parts: partsOf.pay_type,
  blank: {
    value: rate(0),
    datedRates: [],
    isIncludedInPrice: false,
    isOnCharges: false,
    taxClasses: [],
    servingWays: [],
    isCreditCard: false,
    isTransfer: false,
    isVat: false,
    isHiddenOnBill: false,
    opensDrawer: false,
    ...noBankQr,
  },
  texts: { name: nameRules, ...bankQrTexts },
  unique: [["name"], ["indexNumber"]],
  refersTo: { taxClasses: "tax_class" },
  usedBy: [accountUse("pay_type")],
  asOf: ratesAsOf,
  check: checkPayType,
  checkAll: async (saving) => {
    const { database, location, plans } = saving;
    const currency = await findMainCurrency(database, location);
    const problems = plans.flatMap(({ row, before, after }) =>
      [
        ...checkPayTypeIndexChange(before, after),
        ...checkQrCurrency(after, currency?.code ?? ""),
      ].map((problem) => ({ row, ...problem })),
    );
    return [...problems, ...(await checkArticlesAreTaxed(saving))];
  },
  checkRetire: async ({ rows }) =>
    rows.flatMap(({ row, values }) =>
      checkPayTypeRetirement(values).map((problem) => ({ row, ...problem })),
    ),
});

/** Lines that were sold under a retired class keep it. */
export const taxClassTopic = defineTopic(officeTaxClass, {
  table: "tax_class",
  columns: { name: text("name") },
  texts: { name: nameRules },
  unique: [["name"]],
  usedBy: [
    { kind: "article", table: "article", column: "tax_class", name: "name", isHolding: true },
    { kind: "category", table: "category", column: "tax_class", name: "name", isHolding: true },
    {
      kind: "payType",
      table: "pay_type",
      column: "tax_class",
      name: "name",
      through: { table: "pay_type_tax_class", owner: "pay_type" },
      isHolding: true,
    },
  ],
});

export const expenseCategoryTopic = defineTopic(officeExpenseCategory, {
  table: "expense_category",
  columns: { name: text("name"), type: text("type") },
  texts: { name: nameRules },
  unique: [["name"]],
  usedBy: [accountUse("expense_category")],
  // The direction of a category is fixed: otherwise past money-in would become money-out.
  checkAll: async ({ plans }) =>
    plans.flatMap(({ row, before, after }) =>
      before !== null && before.type !== after.type
        ? [{ row, field: "type", code: "does-not-fit" as const }]
        : [],
    ),
});

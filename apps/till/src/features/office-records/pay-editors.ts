import { bankQrSchemes, type BankQrScheme } from "@comanda/domain/bank-qr/bank-qr";
import { noBankQr } from "@comanda/domain/bank-qr/bank-qr-settings";
import { servingWays } from "@comanda/domain/bill/serving-way";
import { rate } from "@comanda/domain/money/rate";
import { arrangePayTypes } from "@comanda/domain/payment/arrange-pay-types";
import { roleOf, type PayType } from "@comanda/domain/payment/pay-type";
import {
  payTypeListOf,
  type PayTypeList,
  type PlacedPayType,
} from "@comanda/domain/payment/pay-type-list";

import type { Editor } from "./editor.ts";
import type { Field } from "./field.ts";
import { hasTaxClasses } from "./has-tax-classes.ts";
import { nextRateText } from "./next-price-text.ts";
import type { Fields } from "./office-record.ts";

const toPlaced = ({ indexNumber, isVat }: Fields): PlacedPayType => ({
  indexNumber: Number(indexNumber),
  isVat: isVat === true,
});
const isStored = ({ id }: Fields) => id !== undefined;
const isContained = ({ isIncludedInPrice }: Fields) => isIncludedInPrice === true;

/** Pay types of one list; their place numbers follow from its order. */
const listOf = (list: PayTypeList) =>
  ({
    topic: "payType",
    isListed: (record) => payTypeListOf(toPlaced(record)) === list,
    arrangement: {
      explanation: list === "ways-to-pay" ? "waysToPay" : "charges",
      placeOf: ({ indexNumber }) => Number(indexNumber),
      isFirst: (record) => roleOf(toPlaced(record)) === "cash",
      arrange: (order, all) =>
        arrangePayTypes(order.map(toPlaced), all.map(toPlaced))?.map((indexNumber) => ({
          indexNumber,
        })) ?? null,
    },
  }) satisfies Partial<Editor>;

const chargeFields: readonly Field[] = [
  { key: "name", kind: "text" },
  { key: "value", kind: "number", as: "percent", label: () => "percent" },
  {
    key: "datedRates",
    kind: "entries",
    columns: [
      { key: "fromDate", kind: "date" },
      { key: "rate", kind: "number", as: "percent", startsEmpty: true },
    ],
    tableText: nextRateText,
  },
  {
    key: "isIncludedInPrice",
    kind: "either",
    // What guests pay on top must be on their bill.
    alsoSets: (values) => (isContained(values) ? {} : { isHiddenOnBill: false }),
  },
  { key: "isOnCharges", kind: "either" },
  {
    key: "taxClasses",
    kind: "references",
    of: "taxClass",
    isOrdered: false,
    isShown: hasTaxClasses,
  },
  { key: "servingWays", kind: "several", options: servingWays },
  { key: "isHiddenOnBill", kind: "flag", isShown: isContained },
  // For one that was entered in the wrong list.
  { key: "isVat", kind: "flag", isShown: isStored },
];

type ChargeBlank = Pick<PayType, "isVat" | "isIncludedInPrice" | "isOnCharges">;

/** Taxes and other charges differ only in what a new one is at first. */
const createChargeEditor = (
  name: "tax" | "charge",
  list: PayTypeList,
  blank: ChargeBlank,
): Editor => ({
  name,
  ...listOf(list),
  columns: ["name", "value", "datedRates", "isIncludedInPrice", "isOnCharges"],
  mainColumns: ["name", "value"],
  sections: [{ name: "what", fields: chargeFields }],
  blank: () => ({
    name: "",
    role: "charge",
    value: rate(0),
    datedRates: [],
    taxClasses: [],
    servingWays: [],
    isHiddenOnBill: false,
    ...blank,
  }),
});

export const taxEditor = createChargeEditor("tax", "taxes", {
  isVat: true,
  isIncludedInPrice: true,
  isOnCharges: true,
});

export const chargeEditor = createChargeEditor("charge", "charges", {
  isVat: false,
  isIncludedInPrice: false,
  isOnCharges: false,
});

/** What a way to pay is. Cash and the invoice stay what they are. */
function wayOf(record: Fields): string {
  const role = roleOf(toPlaced(record));
  if (role === "cash" || role === "invoice") return role;
  if (record["isCreditCard"] === true) return "card";
  return record["isTransfer"] === true ? "transfer" : "other";
}

function waysFor(values: Fields): readonly string[] {
  const methods = ["card", "transfer", "other"];
  if (!isStored(values)) return [...methods, "invoice"];
  const role = roleOf(toPlaced(values));
  return role === "method" ? methods : [role];
}

/** The scheme of a code; only a transfer has one. */
export function qrSchemeOf({ way, qrScheme }: Fields): BankQrScheme | "none" {
  const known = bankQrSchemes.find((scheme) => scheme === qrScheme);
  return way === "transfer" && known !== undefined ? known : "none";
}

const hasCode = (values: Fields) => qrSchemeOf(values) !== "none";
const namesHolder = (values: Fields) => ["epc", "qr-ph"].includes(qrSchemeOf(values));

/** What guests scan. Without a code nothing is left of whom it paid. */
const codeFields: readonly Field[] = [
  {
    key: "qrScheme",
    kind: "choice",
    options: ["none", ...bankQrSchemes],
    isNeverEmpty: true,
    isShown: ({ way }) => way === "transfer",
    alsoSets: (values) => (hasCode(values) ? {} : noBankQr),
  },
  {
    key: "qrReceiver",
    kind: "text",
    isShown: hasCode,
    hint: (values) => `qrReceiver-${qrSchemeOf(values)}`,
  },
  { key: "qrName", kind: "text", isShown: namesHolder },
  { key: "qrCity", kind: "text", isShown: (values) => qrSchemeOf(values) === "qr-ph" },
  { key: "printsQr", kind: "flag", isShown: hasCode },
];

export const wayToPayEditor: Editor = {
  name: "wayToPay",
  ...listOf("ways-to-pay"),
  columns: ["name", "way", "opensDrawer"],
  mainColumns: ["name", "way"],
  derivation: {
    of: (record) => ({ way: wayOf(record) }),
    toSent: ({ way, ...changed }, isNew) => {
      if (way === undefined) return changed;
      const flags = { isCreditCard: way === "card", isTransfer: way === "transfer" };
      return { ...changed, ...flags, ...(isNew && { role: way === "invoice" ? way : "method" }) };
    },
  },
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        {
          key: "way",
          kind: "choice",
          options: waysFor,
          isNeverEmpty: true,
          alsoSets: ({ way }) => (way === "transfer" ? {} : noBankQr),
        },
        { key: "opensDrawer", kind: "flag" },
      ],
    },
    { name: "bankQr", fields: codeFields },
  ],
  blank: () => ({ name: "", way: "card", opensDrawer: false, ...noBankQr }),
};

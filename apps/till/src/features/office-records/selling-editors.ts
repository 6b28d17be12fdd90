import { discountReasonKinds } from "@comanda/domain/bill/discount-reason";

import { firstId, type Editor } from "./editor.ts";
import type { FieldName, NumberKind } from "./field.ts";
import type { Fields } from "./office-record.ts";

export const expenseCategoryEditor: Editor = {
  name: "expenseCategory",
  topic: "expenseCategory",
  columns: ["name", "type"],
  filters: ["type"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "type", kind: "choice", options: ["money-in", "money-out", "system"] },
      ],
    },
  ],
  blank: () => ({ name: "", type: "money-out" }),
};

export const discountReasonEditor: Editor = {
  name: "discountReason",
  topic: "discountReason",
  columns: ["name", "kind"],
  filters: ["kind"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "kind", kind: "choice", options: [...discountReasonKinds] },
      ],
    },
  ],
  blank: () => ({ name: "", kind: "discount" }),
};

const valueLabels: Readonly<Record<string, FieldName>> = {
  "buy-x-get-y": "buyQuantity",
  "discount-percent": "percent",
  "special-price": "specialPrice",
  "discount-price": "priceOff",
};
const valueKinds: Readonly<Record<string, NumberKind>> = {
  "buy-x-get-y": "count",
  "discount-percent": "percent",
  "special-price": "money",
  "discount-price": "money",
};
const isBuyXGetY = ({ type }: Fields) => type === "buy-x-get-y";
const hasArticles = ({ type }: Fields) => type !== "everything-free";

export const promotionEditor: Editor = {
  name: "promotion",
  topic: "promotion",
  columns: ["name", "type", "fromDate", "toDate", "startMinute", "endMinute", "isActive"],
  mainColumns: ["name", "type"],
  filters: ["type"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        {
          key: "type",
          kind: "choice",
          options: [
            "buy-x-get-y",
            "discount-percent",
            "special-price",
            "discount-price",
            "everything-free",
          ],
          // The value would have another unit in the new type.
          alsoSets: (values) => ({ value: 0, subValue: isBuyXGetY(values) ? 1 : 0 }),
        },
        {
          key: "value",
          kind: "number",
          as: ({ type }) => valueKinds[String(type)] ?? "count",
          label: ({ type }) => valueLabels[String(type)] ?? "value",
          isShown: hasArticles,
        },
        {
          key: "subValue",
          kind: "number",
          as: "count",
          label: () => "freeQuantity",
          isShown: isBuyXGetY,
        },
        { key: "isActive", kind: "flag" },
      ],
    },
    {
      name: "when",
      fields: [
        { key: "fromDate", kind: "date" },
        { key: "toDate", kind: "date" },
        { key: "startMinute", kind: "minute" },
        { key: "endMinute", kind: "minute" },
        { key: "weekdays", kind: "several", options: [1, 2, 3, 4, 5, 6, 7] },
      ],
    },
    {
      name: "whom",
      fields: [
        { key: "customerType", kind: "reference", of: "customerType", isOptional: true },
        { key: "priority", kind: "number", as: "count" },
        {
          key: "products",
          kind: "references",
          of: "article",
          isOrdered: false,
          isShown: hasArticles,
        },
        {
          key: "categories",
          kind: "references",
          of: "category",
          isOrdered: false,
          isShown: hasArticles,
        },
      ],
    },
  ],
  blank: () => ({
    name: "",
    type: "discount-percent",
    value: 10_00,
    subValue: 0,
    isActive: true,
    priority: 0,
    fromDate: null,
    toDate: null,
    startMinute: null,
    endMinute: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    products: [],
    categories: [],
  }),
};

export const commissionEditor: Editor = {
  name: "commission",
  topic: "commission",
  columns: ["name", "price", "isInPrice", "isOnBill"],
  mainColumns: ["name", "price"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "price", kind: "number", as: "money", label: () => "commissionPrice" },
        { key: "isInPrice", kind: "flag" },
        { key: "isOnBill", kind: "flag" },
      ],
    },
    {
      name: "earners",
      fields: [
        {
          key: "data",
          kind: "entries",
          columns: [
            { key: "userGroup", kind: "reference", of: "userGroup", isOptional: true },
            { key: "amount", kind: "number", as: "money" },
          ],
        },
      ],
    },
  ],
  blank: () => ({
    name: "",
    price: 0,
    isInPrice: true,
    isOnBill: true,
    data: [{ userGroup: null, amount: 0 }],
  }),
};

export const customerTypeEditor: Editor = {
  name: "customerType",
  topic: "customerType",
  columns: ["name", "paysByInvoice"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "paysByInvoice", kind: "flag" },
      ],
    },
  ],
  blank: () => ({ name: "", paysByInvoice: false }),
};

export const customerEditor: Editor = {
  name: "customer",
  topic: "customer",
  columns: ["name", "phone", "customerType", "cardNumber", "dateOfBirth"],
  mainColumns: ["name", "phone"],
  filters: ["customerType"],
  isErasable: true,
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "customerType", kind: "reference", of: "customerType" },
        { key: "cardNumber", kind: "text" },
        { key: "dateOfBirth", kind: "date" },
      ],
    },
    {
      name: "contact",
      fields: [
        { key: "phone", kind: "text" },
        { key: "email", kind: "text" },
        { key: "address", kind: "text", isLong: true },
        { key: "preferredDrink", kind: "text" },
      ],
    },
    {
      name: "company",
      fields: [
        { key: "companyName", kind: "text" },
        { key: "companyTaxNumber", kind: "text" },
        { key: "companyAddress", kind: "text", isLong: true },
      ],
    },
  ],
  blank: (catalog) => ({
    name: "",
    customerType: firstId(catalog, "customerType"),
    cardNumber: "",
    dateOfBirth: null,
    phone: "",
    email: "",
    address: "",
    preferredDrink: "",
    companyName: "",
    companyTaxNumber: "",
    companyAddress: "",
  }),
};

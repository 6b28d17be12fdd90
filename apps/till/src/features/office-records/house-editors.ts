import { chartChoices } from "@comanda/domain/accounting/chart-of-accounts";
import { currencySignPositions } from "@comanda/domain/money/format-money";
import { defaultLanguage, languages } from "@comanda/domain/venue/settings";

import { timeZones } from "#language/time-zones.ts";

import type { Editor } from "./editor.ts";
import { toText } from "./office-record.ts";

const defaultWidth = 576;

export const stockItemEditor: Editor = {
  name: "stockItem",
  topic: "stockItem",
  columns: ["name", "unit", "cost", "alarmLevel", "managementGroup"],
  mainColumns: ["name", "alarmLevel"],
  filters: ["managementGroup"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "managementGroup", kind: "reference", of: "managementGroup", isOptional: true },
        { key: "unit", kind: "text" },
        { key: "count", kind: "text" },
        { key: "size", kind: "number", as: "stock" },
        { key: "isActive", kind: "flag" },
      ],
    },
    {
      name: "ordering",
      fields: [
        { key: "alarmLevel", kind: "number", as: "stock" },
        { key: "standardOrder", kind: "number", as: "stock" },
        { key: "cost", kind: "number", as: "money", label: () => "unitCost" },
      ],
    },
  ],
  blank: () => ({
    name: "",
    managementGroup: null,
    unit: "",
    count: "",
    size: 1000,
    alarmLevel: 0,
    standardOrder: 0,
    cost: 0,
    isActive: true,
  }),
};

export const stationEditor: Editor = {
  name: "station",
  topic: "station",
  columns: ["name", "isSalePoint"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "isSalePoint", kind: "flag" },
        { key: "isCounter", kind: "flag" },
      ],
    },
    {
      name: "papers",
      fields: [
        {
          key: "routes",
          kind: "entries",
          columns: [
            { key: "productGroup", kind: "reference", of: "productGroup", isOptional: true },
            { key: "printer", kind: "reference", of: "printer", isOptional: true },
          ],
        },
        { key: "printsBillWithOrder", kind: "flag" },
        { key: "usbWidthDots", kind: "number", as: "count" },
        { key: "usbHasCutter", kind: "flag" },
        { key: "paperLanguage", kind: "reference", of: "paperLanguage", isOptional: true },
      ],
    },
  ],
  blank: () => ({
    name: "",
    isSalePoint: true,
    isCounter: false,
    routes: [],
    printsBillWithOrder: true,
    usbWidthDots: defaultWidth,
    usbHasCutter: true,
    paperLanguage: null,
  }),
};

export const printerEditor: Editor = {
  name: "printer",
  topic: "printer",
  columns: ["name", "address", "widthDots", "dialect"],
  mainColumns: ["name", "address"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "address", kind: "text", label: () => "networkAddress" },
      ],
    },
    {
      name: "papers",
      fields: [
        { key: "widthDots", kind: "number", as: "count" },
        { key: "dialect", kind: "choice", options: ["esc-pos", "star-prnt", "star-line"] },
        { key: "imageMode", kind: "choice", options: ["raster", "column"] },
        { key: "hasCutter", kind: "flag" },
        { key: "paperLanguage", kind: "reference", of: "paperLanguage", isOptional: true },
      ],
    },
  ],
  blank: () => ({
    name: "",
    address: "",
    widthDots: defaultWidth,
    dialect: "esc-pos",
    imageMode: "raster",
    hasCutter: true,
    paperLanguage: null,
  }),
};

export const paperLanguageEditor: Editor = {
  name: "paperLanguage",
  topic: "paperLanguage",
  columns: ["name", "base"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "base", kind: "choice", options: languages, isNeverEmpty: true },
      ],
    },
    { name: "words", fields: [{ key: "words", kind: "paperWords" }] },
  ],
  blank: () => ({ name: "", base: defaultLanguage, words: [] }),
};

export const locationEditor: Editor = {
  name: "location",
  topic: "location",
  columns: ["name", "timeZone", "phone"],
  isSingle: true,
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        {
          key: "timeZone",
          kind: "choice",
          options: (values) => timeZones(toText(values["timeZone"])),
          isNeverEmpty: true,
        },
        { key: "phone", kind: "text" },
        { key: "address", kind: "text", isLong: true },
      ],
    },
    {
      name: "bills",
      fields: [
        { key: "groupsBillItems", kind: "flag" },
        { key: "usesBillNumberPerWorkDay", kind: "flag" },
        { key: "asksForOrderLevel", kind: "flag" },
        { key: "usesSeats", kind: "flag" },
        { key: "courseMinutes", kind: "number", as: "count", isOptional: true },
        { key: "printsLaterCourses", kind: "flag" },
        { key: "decimalSeparator", kind: "text" },
        { key: "thousandSeparator", kind: "text" },
        { key: "currencySign", kind: "choice", options: [...currencySignPositions] },
        { key: "logo", kind: "logo" },
        { key: "taxNumber", kind: "text" },
        { key: "billHeader", kind: "text", isLong: true },
        { key: "billFooter", kind: "text", isLong: true },
      ],
    },
    {
      name: "accounting",
      fields: [
        {
          key: "chartOfAccounts",
          kind: "choice",
          options: [...chartChoices],
          isNeverEmpty: true,
        },
        { key: "datevConsultant", kind: "text" },
        { key: "datevClient", kind: "text" },
        { key: "fiscalYearMonth", kind: "number", as: "count" },
      ],
    },
    {
      name: "papers",
      fields: [
        { key: "printerServerAddress", kind: "text" },
        { key: "usesLocalServer", kind: "flag" },
      ],
    },
  ],
  reloadsPage: "printerServerAddress",
  blank: () => ({}),
};

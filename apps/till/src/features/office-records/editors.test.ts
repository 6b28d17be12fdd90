import { bankQrSchemes } from "@comanda/domain/bank-qr/bank-qr";
import { minuteText } from "@comanda/domain/time/minute-text";
import { problemCodes } from "@comanda/domain/office/problem";
import { fieldErrorCodes } from "@comanda/domain/form/field-error";
import { describe, expect, test } from "vitest";

import { hints as hintsEnglish } from "@comanda/languages/en_US/office/hints";
import { officeRecords as officeRecordsEnglish } from "@comanda/languages/en_US/office/records";

import type { Catalog } from "./catalog.ts";
import { fieldsOfEditor, listedBy, type EditorName } from "./editor.ts";
import { editors } from "./editors.ts";
import { numberText, parseNumber, parseTime } from "./number-text.ts";
import { topics } from "./topics.ts";

/** The order of a list is changed on a screen of its own, and what a way to pay is decides these flags. */
const ofOtherLists = [
  "isCreditCard",
  "isTransfer",
  "opensDrawer",
  "qrScheme",
  "qrReceiver",
  "qrName",
  "qrCity",
  "printsQr",
];
const ofCharges = [
  "value",
  "isIncludedInPrice",
  "isOnCharges",
  "taxClasses",
  "datedRates",
  "servingWays",
  "isHiddenOnBill",
  "isVat",
];

/** Tile positions, too, are edited on a screen of their own. */
const editedElsewhere: Readonly<Partial<Record<EditorName, readonly string[]>>> = {
  tax: ["indexNumber", ...ofOtherLists],
  charge: ["indexNumber", ...ofOtherLists],
  wayToPay: ["indexNumber", "isCreditCard", "isTransfer", ...ofCharges],
  category: ["products"],
  favorite: ["products"],
};

/** The promotion types, which decide the label of `value`. */
const promotionTypes = ["buy-x-get-y", "discount-percent", "special-price", "discount-price"];

test("new staff start in the group that a till offers first, wherever it stands in the list", () => {
  const group = (id: number, kind: string) => ({ id, kind });
  const groupOf = (...groups: readonly ReturnType<typeof group>[]) =>
    editors.staff.blank?.(new Map([["userGroup", groups]]))["userGroup"];
  const [management, other, service] = [
    group(1, "management"),
    group(2, "other"),
    group(3, "service"),
  ];
  expect(groupOf(management, other, service)).toBe(3);
  expect(groupOf(management, other)).toBe(2);
  // There is no other choice.
  expect(groupOf(management)).toBe(1);
});

describe.each(Object.values(editors))("the editor of $name", (editor) => {
  const fields = fieldsOfEditor(editor).map(({ key }): string => key);

  test("shows every stored field exactly once, and no others", () => {
    const topic = topics[editor.topic];
    const kept = Object.keys(topic.fields.properties);
    const derived = new Set(Object.keys(editor.derivation?.of({}) ?? {}));
    const stored = fields.filter((key) => !derived.has(key));
    const shown = [...stored, ...(editedElsewhere[editor.name] ?? [])];
    const secrets = fieldsOfEditor(editor).flatMap(({ kind, key }): readonly string[] =>
      kind === "secret" ? [key] : [],
    );
    expect(shown.toSorted()).toEqual([...kept, ...secrets].toSorted());
  });

  test("has hints only for fields that it shows", () => {
    const hints: Readonly<Record<string, object>> = hintsEnglish;
    const explained = Object.keys(hints[editor.name] ?? {});
    // If a field has another label, that one has the hint.
    const labels = fieldsOfEditor(editor).flatMap(({ label }) =>
      [...promotionTypes, undefined].flatMap((type) => label?.({ type }) ?? []),
    );
    const named = fieldsOfEditor(editor).flatMap(({ hint }) =>
      bankQrSchemes.flatMap((qrScheme) => hint?.({ way: "transfer", qrScheme }) ?? []),
    );
    const known = new Set<string>([...fields, ...labels, ...named]);
    expect(explained.filter((name) => !known.has(name))).toEqual([]);
    expect(named.filter((name) => !explained.includes(name))).toEqual([]);
  });

  test("uses only fields of its form as columns and filters", () => {
    const { columns, mainColumns = [], filters = [] } = editor;
    const strange = [...columns, ...mainColumns, ...filters].filter((key) => !fields.includes(key));
    expect(strange).toEqual([]);
  });
});

test("the location and its currency, which the server neither adds nor retires, stay one", () => {
  const single = Object.values(editors).filter(({ isSingle }) => isSingle === true);
  expect(single.map(({ name }) => name)).toEqual(["currency", "location"]);
});

test("forms have fields for tax classes only in a venue that has some", () => {
  const taxed = ["article", "category", "tax", "charge"] as const;
  const shownIn = (catalog: Catalog) =>
    taxed.map((name) =>
      fieldsOfEditor(editors[name])
        .filter(({ key }) => key === "taxClass" || key === "taxClasses")
        .map(({ isShown }) => isShown?.({}, catalog)),
    );
  expect(shownIn(new Map())).toEqual(taxed.map(() => [false]));
  expect(shownIn(new Map([["taxClass", [{ id: 1 }]]]))).toEqual(taxed.map(() => [true]));
});

describe("the pay types of a venue", () => {
  const row = (id: number, indexNumber: number, fields: object = {}) => ({
    id,
    revision: 1,
    isRetired: false,
    indexNumber,
    isVat: false,
    isCreditCard: false,
    isTransfer: false,
    ...fields,
  });
  const all = [
    row(1, 100),
    row(2, 1000, { isTransfer: true }),
    row(3, 600, { isVat: true }),
    row(4, 500),
    row(5, 900),
    row(6, 850, { isCreditCard: true }),
    row(7, 800),
    row(8, 700),
    row(9, 1010),
  ];
  const { tax, charge, wayToPay } = editors;

  test("are in three lists, in the order of the pay screen", () => {
    const idsIn = [tax, charge, wayToPay].map((one) => listedBy(one, all).map(({ id }) => id));
    expect(idsIn).toEqual([[3], [4], [7, 6, 5, 2, 9]]);
  });

  test("say what a way to pay is", () => {
    const ways = listedBy(wayToPay, all).map(({ way }) => way);
    expect(ways).toEqual(["cash", "card", "invoice", "transfer", "other"]);
  });

  test.each([
    ["card", { isCreditCard: true, isTransfer: false, role: "method" }],
    ["transfer", { isCreditCard: false, isTransfer: true, role: "method" }],
    ["other", { isCreditCard: false, isTransfer: false, role: "method" }],
    ["invoice", { isCreditCard: false, isTransfer: false, role: "invoice" }],
  ])("are stored as what they are: a new %s", (way, stored) => {
    const sent = wayToPay.derivation?.toSent({ name: "New", way }, true);
    expect(sent).toEqual({ name: "New", ...stored });
  });

  test("do not change what they are when something else changes", () => {
    expect(wayToPay.derivation?.toSent({ opensDrawer: true }, false)).toEqual({
      opensDrawer: true,
    });
    expect(wayToPay.derivation?.toSent({ way: "other" }, false)).toEqual({
      isCreditCard: false,
      isTransfer: false,
    });
  });

  test("get the place numbers of their new order", () => {
    const [cash, card, invoice, transfer, other] = listedBy(wayToPay, all);
    const order = [cash, other, card, invoice, transfer].flatMap((one) => one ?? []);
    expect(wayToPay.arrangement?.arrange(order, all)).toEqual(
      [800, 850, 860, 900, 1000].map((indexNumber) => ({ indexNumber })),
    );
  });
});

test("every problem code has a sentence", () => {
  const plain = new Set<string>(fieldErrorCodes);
  expect(Object.keys(officeRecordsEnglish.problems).toSorted()).toEqual(
    problemCodes.filter((code) => !plain.has(code)).toSorted(),
  );
});

describe("numbers can be read back as they are displayed", () => {
  const format = { decimalSeparator: ",", thousandSeparator: ".", hasDecimals: true };

  test.each([
    ["money", 1_234_50, "1.234,50"],
    ["percent", 750, "7,5"],
    ["percent", 10_00, "10"],
    ["stock", 30, "0,03"],
    ["rate", 1_000_000, "1"],
    ["count", 12, "12"],
  ] as const)("%s %d is %s", (as, value, text) => {
    expect(numberText(value, as, format)).toBe(text);
    expect(parseNumber(text, as, format)).toBe(value);
  });

  test.each([
    ["", "invalid"],
    ["x", "invalid"],
    ["1,2,3", "invalid"],
    ["--1", "invalid"],
    ["7,5555", "too-many-decimals"],
  ])("%j is no percentage", (text, code) => {
    const reason = expect.objectContaining({ code });
    expect(parseNumber(text, "percent", format)).toEqual({ wrong: text, problem: reason });
  });

  test("so can times", () => {
    expect(minuteText(1020)).toBe("17:00");
    expect(["17:00", "1700", "24:00", "9:05"].map(parseTime)).toEqual([1020, 1020, 1440, 545]);
    expect(["24:01", "12:60", "noon", ""].map(parseTime)).toEqual(Array(4).fill(undefined));
  });
});

import { problemCodes } from "@comanda/domain/office/problem";
import { fieldErrorCodes } from "@comanda/domain/form/field-error";
import { describe, expect, test } from "vitest";

import { hintsEnglish } from "#language/office/hints/english.ts";
import { officeRecordsEnglish } from "#language/office/records/english.ts";

import { fieldsOfEditor } from "./editor.ts";
import { editors } from "./editors.ts";
import { numberText, parseNumber, parseTime, timeText } from "./number-text.ts";
import { topics, type TopicName } from "./topics.ts";

/** Tile positions are edited on a screen of their own. */
const editedElsewhere: Readonly<Partial<Record<TopicName, readonly string[]>>> = {
  category: ["products"],
  favorite: ["products"],
};

/** The promotion types, which decide the label of `value`. */
const promotionTypes = ["buy-x-get-y", "discount-percent", "special-price", "discount-price"];

describe.each(Object.values(editors))("the editor of $topic", (editor) => {
  const fields = fieldsOfEditor(editor).map(({ key }): string => key);

  test("shows every stored field exactly once, and no others", () => {
    const topic = topics[editor.topic];
    const kept = Object.keys(topic.fields.properties);
    const shown = [...fields, ...(editedElsewhere[editor.topic] ?? [])];
    const secrets = fieldsOfEditor(editor).flatMap(({ kind, key }): readonly string[] =>
      kind === "secret" ? [key] : [],
    );
    expect(shown.toSorted()).toEqual([...kept, ...secrets].toSorted());
  });

  test("has hints only for fields that it shows", () => {
    const hints: Readonly<Record<string, object>> = hintsEnglish;
    const explained = Object.keys(hints[editor.topic] ?? {});
    // If a field has another label, that one has the hint.
    const labels = fieldsOfEditor(editor).flatMap(({ label }) =>
      [...promotionTypes, undefined].flatMap((type) => label?.({ type }) ?? []),
    );
    const known = new Set<string>([...fields, ...labels]);
    expect(explained.filter((name) => !known.has(name))).toEqual([]);
  });

  test("uses only fields of its form as columns and filters", () => {
    const { columns, mainColumns = [], filters = [] } = editor;
    const strange = [...columns, ...mainColumns, ...filters].filter((key) => !fields.includes(key));
    expect(strange).toEqual([]);
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
    expect(timeText(1020)).toBe("17:00");
    expect(["17:00", "1700", "24:00", "9:05"].map(parseTime)).toEqual([1020, 1020, 1440, 545]);
    expect(["24:01", "12:60", "noon", ""].map(parseTime)).toEqual(Array(4).fill(undefined));
  });
});

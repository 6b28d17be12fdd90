import { describe, expect, test } from "vitest";

import { checkOwnWord, checkOwnWords, ownWordMaximumLength } from "./check-own-words.ts";

const english = new Map([
  ["total", "Total"],
  ["table", "Table {name}"],
  ["endedFor", "Ended by {by} for {cashier}"],
]);

describe("a venue's word of papers", () => {
  test("may be in any script, and its placeholders in any order", () => {
    const words = [
      { word: "total", text: "合計" },
      { word: "table", text: "{name} நாற்காலி" },
      { word: "endedFor", text: "{cashier}: {by}" },
    ];
    expect(checkOwnWords(words, english)).toEqual([]);
  });

  test.each([
    ["Mesa", "Table {name}", { code: "placeholders-differ" }],
    ["Mesa {nome}", "Table {name}", { code: "placeholders-differ" }],
    ["Mesa {name} {name}", "Table {name}", { code: "placeholders-differ" }],
    ["Total {name}", "Total", { code: "placeholders-differ" }],
    ["To\u0000tal", "Total", { code: "control-character" }],
    ["To\ntal", "Total", { code: "control-character" }],
    ["To\u2028tal", "Total", { code: "control-character" }],
    ["  ", "Total", { code: "required" }],
    [
      "x".repeat(ownWordMaximumLength + 1),
      "Total",
      { code: "too-long", maximum: ownWordMaximumLength },
    ],
    ["x".repeat(ownWordMaximumLength), "Total", null],
    ["Obrigado {", "Thank you", null],
  ])("%j for %j: %j", (text, original, problem) => {
    expect(checkOwnWord(text, original)).toEqual(problem);
  });

  test("is a word that papers have, and has one text", () => {
    const words = [
      { word: "total", text: "Soma" },
      { word: "sum", text: "Soma" },
      { word: "total", text: "Total" },
      { word: "table", text: "Mesa" },
    ];
    expect(checkOwnWords(words, english)).toEqual([
      { field: "words.sum", code: "not-found" },
      { field: "words.total", code: "repeated" },
      { field: "words.table", code: "placeholders-differ" },
    ]);
  });
});

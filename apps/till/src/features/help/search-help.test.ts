import { expect, test } from "vitest";

import type { HelpBook } from "./help-page.ts";
import { indexHelp, searchHelp } from "./search-help.ts";

const page = (title: string, ...texts: string[]) => ({
  title,
  blocks: texts.map((text) => ({ kind: "text", text: [text] }) as const),
});

const book: HelpBook = {
  pay: page("Pay", "Takes the money.", "Several ways: type an amount."),
  shift: page("Shift", "Count the drawer, then pay commission.", "The money is in the drawer."),
  vietnamese: page("Thanh toán", "Phở đặc biệt: trả tiền mặt."),
  thai: page("ชำระเงิน", "นับเงินในลิ้นชักก่อน แล้วค่อยจ่าย"),
};
const index = indexHelp(book, ["shift", "pay", "vietnamese", "thai"]);

const pagesWith = (typed: string) => searchHelp(index, typed).map((hit) => hit.page);

test("a page is found by its title before others that only mention the word", () => {
  expect(pagesWith("pay")).toEqual(["pay", "shift"]);
});

test("all words have to be on the page, in any order", () => {
  expect(pagesWith("drawer count")).toEqual(["shift"]);
  expect(pagesWith("drawer amount")).toEqual([]);
});

test("a hit names the sentence with most of the words", () => {
  expect(searchHelp(index, "money drawer")).toMatchObject([
    { page: "shift", where: "The money is in the drawer." },
  ]);
  expect(searchHelp(index, "thanh toan")).toMatchObject([{ where: null }]);
});

test("a long sentence is shortened after a word, or before a letter with its marks", () => {
  const where = (text: string) =>
    searchHelp(indexHelp({ long: page("Long", text) }, ["long"]), text.slice(0, 4))[0]?.where;
  expect(where(`Cash ${"ab ".repeat(40)}`)).toBe(`Cash${" ab".repeat(31)} …`);
  expect(where("ที่".repeat(40))).toBe(`${"ที่".repeat(33)} …`);
});

test.each([
  ["capitals", "MONEY ways", ["pay"]],
  ["the accents of Vietnamese", "pho dac biet", ["vietnamese"]],
  ["the tone marks of Thai", "แลวคอยจาย", ["thai"]],
])("without %s, a page is found", (_, typed, pages) => {
  expect(pagesWith(typed)).toEqual(pages);
});

test("nothing typed finds nothing", () => {
  expect(pagesWith("  ")).toEqual([]);
});

test("a name without a page is left out", () => {
  expect(indexHelp(book, ["pay", "gone"]).map(({ title }) => title)).toEqual(["Pay"]);
});

import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { parseCsvRows, toCsv } from "./csv-rows.ts";
import { requireSection, type Section } from "./sections.ts";

async function readRows(section: Section, csv: string) {
  const table = await parseCsvRows(section, csv);
  if ("unreadable" in table) throw new Error("This is a table");
  return table.rows;
}

test("a large table is read in slices, so that other work can run", async () => {
  const row = (at: number) => `Guest ${at},+66 ${at},Guest\n`;
  const csv = `name,phone,customerType\n${Array.from({ length: 30_000 }, (_none, at) => row(at)).join("")}`;
  const reading = readRows(requireSection("customers"), csv);
  const first = await Promise.race([reading, setImmediate("somebody else's turn")]);
  expect(first).toBe("somebody else's turn");
  expect(await reading).toHaveLength(30_000);
});

test.each([
  ["yes", true],
  ["TRUE", true],
  ["1", true],
  ["no", false],
  ["False", false],
  ["0", false],
  ["maybe", "maybe"],
])("in a cell for yes or no, %s means %s", async (cell, isActive) => {
  const rows = await readRows(requireSection("articles"), `name,isActive\nGin,${cell}\n`);
  expect(rows).toEqual([{ name: "Gin", isActive }]);
});

test("a bar within an entry of a list is no separator", async () => {
  const section = requireSection("articles");
  const row = {
    name: "Gin",
    cookingOptions: ["Salt | Pepper", "|", "No ice"],
    recipe: [{ stockItem: "tab | bar", amount: 0.2 }],
  };
  const csv = toCsv(section, [row], { decimalSeparator: ".", thousandSeparator: "," });
  expect(csv).toContain("Salt || Pepper | || | No ice");
  expect(await readRows(section, csv)).toMatchObject([
    { ...row, recipe: [{ stockItem: "tab | bar", amount: "0.2" }] },
  ]);
  const typed = await readRows(section, "name,cookingOptions\nGin,Hot|Cold\n");
  expect(typed).toEqual([{ name: "Gin", cookingOptions: ["Hot", "Cold"] }]);
});

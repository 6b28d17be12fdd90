import { exportSetup } from "@comanda/contract/office-setup";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { parseYaml } from "./parse-yaml.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

/** Numbers in as many digits as any has. */
function textOf(row: unknown, field: string): string {
  const value: unknown = Reflect.get(Object(row), field);
  return typeof value === "string" ? value : JSON.stringify(value ?? 0).padStart(4, "0");
}

test("a set-up file has its lists in order: categories by their place, articles by category, guests by name", async () => {
  const { yaml } = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
  const parsed = parseYaml(yaml);
  if (parsed.kind !== "contents") throw new Error("It is not a set-up file");
  const inFile = (list: string, ...fields: readonly string[]) => {
    const rows: unknown = parsed.contents.get(list);
    if (!Array.isArray(rows)) throw new Error(`There is no list ${list}`);
    return rows.map((row) => fields.map((field) => textOf(row, field)).join(" "));
  };
  const sorted = (texts: readonly string[]) =>
    texts.toSorted((one, other) => (one < other ? -1 : 1));
  for (const [list, ...fields] of [
    ["categories", "indexNumber"],
    ["payTypes", "indexNumber"],
    ["favorites", "indexNumber"],
    ["orderLevels", "productGroup", "indexNumber"],
    ["articles", "category", "name"],
    ["customers", "name"],
    ["stations", "name"],
    ["printers", "name"],
  ] as const) {
    const texts = inFile(list, ...fields);
    expect(new Set(texts).size).toBeGreaterThan(1);
    expect([list, texts]).toEqual([list, sorted(texts)]);
  }
});

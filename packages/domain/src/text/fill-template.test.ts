import { expect, test } from "vitest";

import { fillTemplate } from "./fill-template.ts";

test.each([
  ["Table {table} is taken", { table: 12 }, "Table 12 is taken"],
  ["{name}, {name}", { name: "Mali" }, "Mali, Mali"],
  ["Wait {seconds} seconds", {}, "Wait {seconds} seconds"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("%j filled with %j", (sentence, about, filled) => {
  expect(fillTemplate(sentence, about)).toBe(filled);
});

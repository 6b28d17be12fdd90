import { Type } from "typebox";
import { expect, test } from "vitest";

import { fromJson } from "./portable-columns.ts";

const guest = Type.Object({ name: Type.String(), cards: Type.Array(Type.String()) });

test("a column is read as what was written", () => {
  expect(fromJson(guest, '{"name":"Rosario","cards":["QC-1"]}')).toEqual({
    name: "Rosario",
    cards: ["QC-1"],
  });
});

test.each([
  ["another form", '{"name":"Rosario","cards":[7]}', '"/cards/0": must be string'],
  ["no JSON", "Rosario", "no JSON"],
])("the error about %s, which is logged, says where, and quotes nothing", (_, text, reason) => {
  const read = () => fromJson(guest, text);
  expect(read).toThrow(reason);
  expect(read).not.toThrow("Rosario");
});

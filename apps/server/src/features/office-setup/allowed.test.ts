import { Type } from "typebox";
import { describe, expect, test } from "vitest";

import { allowedText, describeMisfit, oneOf, oneOfNames } from "./allowed.ts";

const names = (count: number) => Array.from({ length: count }, (_none, at) => `Name ${at + 1}`);

describe("of the existing names", () => {
  test("up to twenty are listed", () => {
    expect(oneOfNames(names(20))).toEqual({ code: "one-of", choices: names(20) });
    expect(oneOfNames(names(21))).toEqual({ code: "one-of", choices: names(20), hasMore: true });
    expect(allowedText(oneOfNames(["Gin", "Rum"]))).toContain("Gin, Rum");
    expect(allowedText(oneOfNames(["Gin", "Rum"]))).not.toContain("…");
    expect(allowedText(oneOfNames(names(21)))).toContain("Name 20, …");
  });

  test("none may exist yet", () => {
    expect(oneOfNames([])).toEqual({ code: "nothing-yet" });
  });
});

describe("a value that does not fit", () => {
  test.each([
    [Type.String({ maxLength: 3 }), "abcd", { code: "too-long", maximum: 3 }],
    [Type.Array(Type.String(), { maxItems: 1 }), ["a", "b"], { code: "too-many", maximum: 1 }],
    [
      Type.Integer({ minimum: 100, maximum: 1100 }),
      99,
      { code: "invalid", allowed: { code: "between", least: 100, most: 1100 } },
    ],
    [Type.Integer({ minimum: 100, maximum: 1100 }), null, { code: "required" }],
    [Type.Enum(["sale", "timer"]), null, { code: "required" }],
    [Type.Integer({ minimum: 1 }), 0, { code: "invalid", allowed: { code: "integer" } }],
    [Type.Enum(["sale", "timer"]), "gift", { code: "invalid", allowed: oneOf(["sale", "timer"]) }],
    [
      Type.Array(Type.Enum(["sale", "timer"])),
      ["gift"],
      { code: "invalid", allowed: oneOf(["sale", "timer"]) },
    ],
    [Type.Array(Type.Integer()), 1, { code: "invalid", allowed: { code: "list" } }],
    [Type.Boolean(), "maybe", { code: "invalid", allowed: { code: "yes-no" } }],
    [Type.String({ maxLength: 3 }), 1, { code: "invalid", allowed: { code: "text" } }],
  ])("%j: %j is described with what is allowed", (schema, value, expected) => {
    expect(describeMisfit(schema, value)).toEqual(expected);
  });
});

import { calls } from "@comanda/contract/calls";
import fc from "fast-check";
import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";

import { fits } from "./fits.ts";

const named = calls.map(({ name, reply }): [string, TSchema] => [name, reply]);

/** Values that follow a schema. */
function following(schema: unknown): fc.Arbitrary<unknown> {
  const rule = new Map(Object.entries(Object(schema)));
  if (rule.has("const")) return fc.constant(rule.get("const"));
  if (rule.has("enum")) return fc.constantFrom(...listOf(rule.get("enum")));
  if (rule.has("anyOf")) return fc.oneof(...listOf(rule.get("anyOf")).map(following));
  switch (rule.get("type")) {
    case "object":
      return objects(rule);
    case "array":
      return lists(rule);
    case "string":
      return rule.has("pattern")
        ? fc.stringMatching(new RegExp(String(rule.get("pattern")), "u"))
        : fc.string({ ...lengthOf(rule) });
    case "integer":
      return integers(rule);
    case "number":
      return fc.integer({ min: 0, max: 1000 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.constant({});
  }
}

type Rule = ReadonlyMap<string, unknown>;

function objects(rule: Rule): fc.Arbitrary<unknown> {
  const properties = Object.entries(Object(rule.get("properties") ?? {}));
  const required = new Set(listOf(rule.get("required") ?? []));
  const fields = properties.map(([name, schema]) => {
    const value = following(schema);
    const isAlways = required.has(name);
    return isAlways
      ? value.map((it) => [[name, it] as const])
      : fc
          .option(value, { nil: undefined })
          .map((it) => (it === undefined ? [] : [[name, it] as const]));
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()));
}

function lists(rule: Rule): fc.Arbitrary<unknown> {
  const items = rule.get("items");
  return Array.isArray(items)
    ? fc.tuple(...items.map(following))
    : fc.array(following(items), { maxLength: 3 });
}

function integers(rule: Rule): fc.Arbitrary<number> {
  const min = Number(rule.get("minimum") ?? -1000);
  return fc.integer({ min, max: Math.min(Number(rule.get("maximum") ?? 1000), min + 1000) });
}

function lengthOf(rule: Rule) {
  const maxLength = Number(rule.get("maxLength") ?? 20);
  return { minLength: Number(rule.get("minLength") ?? 0), maxLength: Math.min(maxLength, 20) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The same with something else at one place. */
function spoiled(value: unknown, other: unknown, place: number): unknown {
  if (Array.isArray(value) && value.length > 0 && place % 5 > 0) {
    const at = place % value.length;
    return value.map((item, index) =>
      index === at ? spoiled(item, other, Math.floor(place / 7)) : item,
    );
  }
  const entries = Object.entries(Object(value));
  if (typeof value !== "object" || entries.length === 0 || place % 11 === 0) return other;
  const at = place % entries.length;
  return Object.fromEntries(
    entries.map(([name, item], index) => [
      name,
      index === at ? spoiled(item, other, Math.floor(place / 13)) : item,
    ]),
  );
}

const strange = fc.constantFrom(null, -1, 0.5, "", "?", "x".repeat(300), [], {}, true);

describe.each(named)("the reply of %s", (_name, reply) => {
  test("fits where TypeBox says so, and nowhere else", () => {
    const cases = fc.tuple(following(reply), strange, fc.nat(100_000));
    fc.assert(
      fc.property(cases, ([value, other, place]) => {
        expect([fits(reply, value), Value.Check(reply, value)]).toEqual([true, true]);
        const wrong = spoiled(value, other, place);
        expect(fits(reply, wrong)).toBe(Value.Check(reply, wrong));
      }),
      { numRuns: 30 },
    );
  });
});

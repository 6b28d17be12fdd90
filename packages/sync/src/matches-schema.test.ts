import { calls } from "@comanda/contract/calls";
import fc from "fast-check";
import { Type, type TSchema } from "typebox";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";

import { matchesSchema } from "./matches-schema.ts";
import { arbitraryForSchema } from "./testing/arbitrary-for-schema.ts";

const named = calls.map(({ name, reply }): [string, TSchema] => [name, reply]);

/** The same value with one part replaced, at the given position. */
function replacePart(value: unknown, other: unknown, place: number): unknown {
  if (Array.isArray(value) && value.length > 0 && place % 5 > 0) {
    const at = place % value.length;
    return value.map((item, index) =>
      index === at ? replacePart(item, other, Math.floor(place / 7)) : item,
    );
  }
  const entries = Object.entries(Object(value));
  if (typeof value !== "object" || entries.length === 0 || place % 11 === 0) return other;
  const at = place % entries.length;
  return Object.fromEntries(
    entries.map(([name, item], index) => [
      name,
      index === at ? replacePart(item, other, Math.floor(place / 13)) : item,
    ]),
  );
}

const strange = fc.constantFrom(null, -1, 0.5, "", "?", "x".repeat(300), [], {}, true);

describe.each(named)("the reply of %s", (_name, reply) => {
  test("matches exactly when TypeBox says so", () => {
    const cases = fc.tuple(arbitraryForSchema(reply), strange, fc.nat(100_000));
    fc.assert(
      fc.property(cases, ([value, other, place]) => {
        expect([matchesSchema(reply, value), Value.Check(reply, value)]).toEqual([true, true]);
        const wrong = replacePart(value, other, place);
        expect(matchesSchema(reply, wrong)).toBe(Value.Check(reply, wrong));
      }),
      { numRuns: 30 },
    );
  });
});

test.each<[string, TSchema, readonly unknown[], readonly unknown[]]>([
  ["a text", Type.String({ minLength: 2, maxLength: 3 }), ["ab", "abc"], ["a", "abcd", 2]],
  ["a list", Type.Array(Type.Null(), { minItems: 1, maxItems: 1 }), [[null]], [[], [null, null]]],
  ["a number", Type.Number({ minimum: 1, maximum: 2 }), [1, 2], [0.9, 2.1, "1"]],
])("%s is accepted up to its limits", (_what, schema, accepted, refused) => {
  expect(accepted.map((value) => matchesSchema(schema, value))).toEqual(accepted.map(() => true));
  expect(refused.map((value) => matchesSchema(schema, value))).toEqual(refused.map(() => false));
});

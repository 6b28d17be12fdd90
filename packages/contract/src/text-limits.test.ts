import { expect, test } from "vitest";

import { calls } from "./calls.ts";

type Rules = Readonly<Record<string, unknown>>;

const limits: ReadonlyMap<unknown, string> = new Map([
  ["string", "maxLength"],
  ["array", "maxItems"],
]);

/** Every text, list and dictionary of a request that has no length limit. */
function findUnlimited(schema: unknown, path: string): readonly string[] {
  if (!isRules(schema)) return [];
  const { type, anyOf, items, properties, patternProperties } = schema;
  const isChosen = "const" in schema || "enum" in schema;
  const limit = isChosen ? undefined : limits.get(type);
  return [
    ...(limit !== undefined && !(limit in schema) ? [`${path} has no ${limit}`] : []),
    ...(isRules(patternProperties) && !("maxProperties" in schema)
      ? [`${path} has no maxProperties`]
      : []),
    ...listOf(anyOf).flatMap((one) => findUnlimited(one, path)),
    ...[...listOf(items), items].flatMap((one) => findUnlimited(one, `${path}[]`)),
    ...entriesOf(properties).flatMap(([name, one]) => findUnlimited(one, `${path}.${name}`)),
    ...entriesOf(patternProperties).flatMap(([, one]) => findUnlimited(one, `${path}.*`)),
  ];
}

function isRules(value: unknown): value is Rules {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRules(value) ? Object.entries(value) : [];
}

test("every input of a call has a limit", () => {
  const all: readonly { readonly name: string }[] = calls;
  const found = all.flatMap((call) =>
    entriesOf({ ...call })
      .filter(([part]) => ["params", "query", "body"].includes(part))
      .flatMap(([part, schema]) => findUnlimited(schema, `${call.name} ${part}`)),
  );
  expect(found).toEqual([]);
});

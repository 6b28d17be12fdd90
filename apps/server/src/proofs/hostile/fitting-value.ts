import fc from "fast-check";

import { sensibleValues } from "./sensible-values.ts";

/** The part of JSON Schema that the contract uses. */
export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

const moments = [
  "2026-11-21 09:59:00",
  "2026-11-21 10:00:00",
  "2026-11-21 11:30:00",
  "2026-02-30 10:00:00",
  "0000-00-00 00:00:00",
  "0001-01-01 00:00:00",
  "9999-12-31 23:59:59",
  "2026-11-21 25:61:61",
];

/**
 * Values that match the schema, so that a call must accept or at least parse them; ids are small, so that some exist.
 */
export function fittingValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fittingValue));
  switch (schema.type) {
    case "object":
      return fittingObject(schema);
    case "array":
      return fc.array(fittingValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(3, schema.maxItems ?? 3),
      });
    case "integer":
    case "number":
      return fittingNumber(schema);
    case "string":
      return fittingString(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(properties);
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fittingField(name, schema)]),
  );
  return fc.record(values, { requiredKeys: names.filter((name) => required.includes(name)) });
}

function fittingField(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema);
  const sensible = sensibleValues[name];
  if (sensible === undefined) return fitting;
  return fc.oneof({ weight: 12, arbitrary: sensible }, fitting);
}

function fittingNumber({ type, minimum, maximum }: Schema): fc.Arbitrary<unknown> {
  const least = minimum ?? -1000;
  const most = maximum ?? Number.MAX_SAFE_INTEGER;
  const small = fc.integer({ min: Math.max(0, least), max: Math.max(least, Math.min(40, most)) });
  const edges = fc.constantFrom(least, most, Math.max(least, most - 1));
  const broken = type === "number" ? [fc.constantFrom(0.1, 0.25, 1e-9, 1e15)] : [];
  return fc.oneof({ weight: 12, arbitrary: small }, edges, ...broken);
}

/** A file may be as long as a request; most requests may not be longer than this together. */
const longestText = 4000;

function fittingString({ pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<unknown> {
  if (pattern?.includes(String.raw`\d{4}-\d{2}-\d{2} `) === true) {
    return fc.constantFrom(...moments, ...moments.slice(0, 2), ...moments.slice(0, 2));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const size = { minLength, maxLength: Math.min(maxLength, 12) };
  return fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: "grapheme", ...size }) },
    fc.string({ unit: "binary", ...size }),
    fc.constantFrom(
      "x".repeat(Math.min(maxLength, longestText)),
      "1",
      " 1 ",
      "2026-11-21",
      "admin",
      "demo",
    ),
  );
}

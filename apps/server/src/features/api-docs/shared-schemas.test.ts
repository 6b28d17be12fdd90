import fc from "fast-check";
import { expect, test } from "vitest";

import { isObject, openApiSchema, type Json, type JsonObject } from "./openapi-schema.ts";
import { shareSchemas } from "./shared-schemas.ts";

const leaf: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>(
  { type: "integer", minimum: 1 },
  { type: "string", description: "x".repeat(220) },
  { enum: ["a", "b"], description: "y".repeat(220) },
);

const { schema: anySchema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small" },
    leaf,
    fc
      .dictionary(fc.constantFrom("bill", "lines", "total"), tie("schema"), { maxKeys: 3 })
      .map((properties) => ({ type: "object", properties })),
    tie("schema").map((items) => ({ type: "array", items })),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
  ),
}));

/** The schema with every reference resolved. */
function inlined(value: Json, components: JsonObject): Json {
  if (Array.isArray(value)) return value.map((part) => inlined(part, components));
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref === "string") {
    return inlined(components[$ref.replace("#/components/schemas/", "")] ?? null, components);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inlined(part, components)]),
  );
}

test("a schema means the same after it is shared", () => {
  fc.assert(
    fc.property(fc.array(anySchema, { minLength: 1, maxLength: 5 }), anySchema, (all, named) => {
      const before = new Map(all.map((schema, index) => [`Call${index}Reply`, schema]));
      const { schemas, components } = shareSchemas(before, { Named: named });
      for (const [place, schema] of before) {
        expect(inlined(schemas.get(place) ?? null, components)).toEqual(schema);
      }
    }),
  );
});

test("no long schema occurs in a document twice", () => {
  fc.assert(
    fc.property(fc.array(anySchema, { minLength: 1, maxLength: 5 }), (all) => {
      const before = new Map(all.map((schema, index) => [`Call${index}Reply`, schema]));
      const { schemas, components } = shareSchemas(before, {});
      const texts = longSchemas([[...schemas.values()], components]);
      expect(new Set(texts).size).toBe(texts.length);
    }),
  );
});

function longSchemas(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(longSchemas);
  if (!isObject(value)) return [];
  const text = JSON.stringify(value);
  const isLong = text.length >= 200 && ("type" in value || "anyOf" in value || "enum" in value);
  return [...(isLong ? [text] : []), ...Object.values(value).flatMap(longSchemas)];
}

test("a repeated schema is named after the first place where it occurs", () => {
  const line = { type: "object", description: "z".repeat(200) };
  const reply = { type: "object", properties: { lines: line } };
  const { components } = shareSchemas(
    new Map<string, JsonObject>([
      ["ShowBillReply", reply],
      ["PrintBillReply", { type: "array", items: line }],
    ]),
    {},
  );
  expect(components).toEqual({ ShowBillReplyLines: line });
});

test("tuples and maps use the OpenAPI 3.1 form", () => {
  const tuple = { type: "array", items: [{ type: "string" }], additionalItems: false, minItems: 1 };
  expect(openApiSchema(tuple)).toEqual({
    type: "array",
    prefixItems: [{ type: "string" }],
    items: {},
    minItems: 1,
    maxItems: 1,
  });
  const map = { type: "object", patternProperties: { "^.*$": { type: "integer" } } };
  expect(openApiSchema(map)).toEqual({ type: "object", additionalProperties: { type: "integer" } });
});

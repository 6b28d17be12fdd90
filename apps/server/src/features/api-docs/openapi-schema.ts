/** Parsed JSON, which OpenAPI documents consist of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

/**
 * A schema of the contract for OpenAPI 3.1, which follows JSON Schema 2020-12. TypeBox still writes tuples in the older
 * form, and maps as patterns that client generators ignore.
 */
export function openApiSchema(schema: object): JsonObject {
  const plain: Json = JSON.parse(JSON.stringify(schema));
  const converted = convert(plain);
  if (!isObject(converted)) throw new TypeError("A schema of the contract is an object");
  return converted;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function convert(value: Json): Json {
  if (Array.isArray(value)) return value.map(convert);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, convert(field)] as const);
  return mapAsProperties(tupleAsPrefix(Object.fromEntries(entries)));
}

function tupleAsPrefix(schema: JsonObject): JsonObject {
  const { items, additionalItems: _older, ...others } = schema;
  if (!Array.isArray(items)) return schema;
  return { ...others, prefixItems: items, items: {}, maxItems: items.length };
}

/** All keys of a map follow one pattern, so `propertyNames` and `additionalProperties` describe it completely. */
function mapAsProperties(schema: JsonObject): JsonObject {
  const { patternProperties, ...others } = schema;
  if (!isObject(patternProperties)) return schema;
  const [only, ...further] = Object.entries(patternProperties);
  if (only === undefined || further.length > 0) return schema;
  const [pattern, values] = only;
  const names = pattern === anyKey ? {} : { propertyNames: { pattern } };
  return { ...others, ...names, additionalProperties: values };
}

const anyKey = "^.*$";

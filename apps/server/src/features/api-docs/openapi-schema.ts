/** JSON as it is read back: what OpenAPI documents are made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

/**
 * A schema of the contract as OpenAPI 3.1 has it, which follows JSON Schema 2020-12. TypeBox still writes tuples in the
 * older form, and maps as patterns that generators of clients pass over.
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

/** Every name of a map is the same kind of text, so that one rule for names and one for values say it all. */
function mapAsProperties(schema: JsonObject): JsonObject {
  const { patternProperties, ...others } = schema;
  if (!isObject(patternProperties)) return schema;
  const [only, ...further] = Object.entries(patternProperties);
  if (only === undefined || further.length > 0) return schema;
  const [pattern, values] = only;
  const names = pattern === anyName ? {} : { propertyNames: { pattern } };
  return { ...others, ...names, additionalProperties: values };
}

const anyName = "^.*$";

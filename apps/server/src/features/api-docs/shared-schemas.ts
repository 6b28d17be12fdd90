import { isObject, type Json, type JsonObject } from "./openapi-schema.ts";

/** Shorter schemas are just as easy to read inline. */
const minSharedLength = 70;

/** Where a schema first occurred: the name of its owner, and the field that holds it. */
type SchemaPosition = { readonly owner: string; readonly fields: string };

/**
 * Moves every schema that occurs in several places of a document into its components, so that it is described once and
 * client generators make one type of it. `named` maps schemas to names that readers know; any other is named after the
 * first place where it occurs.
 */
export function shareSchemas(
  schemas: ReadonlyMap<string, JsonObject>,
  named: Readonly<Record<string, JsonObject>>,
): { readonly schemas: ReadonlyMap<string, JsonObject>; readonly components: JsonObject } {
  const nameOf = new Map(
    Object.entries(named).map(([name, schema]) => [serializeSchema(schema), name]),
  );
  for (const [text, place] of repeatedSchemas(schemas, nameOf)) {
    nameOf.set(text, freeName(place, new Set(nameOf.values())));
  }
  const components = new Map<string, Json>();

  function refer(value: Json): Json {
    if (Array.isArray(value)) return value.map(refer);
    if (!isObject(value)) return value;
    const name = nameOf.get(serializeSchema(value));
    if (name === undefined) return withinOf(value);
    if (!components.has(name)) {
      components.set(name, null);
      components.set(name, withinOf(value));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function withinOf(schema: JsonObject): JsonObject {
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, refer(part)]));
  }

  const shared = [...schemas].map(
    ([place, schema]) => [place, requireObject(refer(schema))] as const,
  );
  const byName = [...components].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { schemas: new Map(shared), components: Object.fromEntries(byName) };
}

function repeatedSchemas(
  schemas: ReadonlyMap<string, JsonObject>,
  nameOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, SchemaPosition> {
  const first = new Map<string, SchemaPosition>();
  const repeated = new Map<string, SchemaPosition>();

  function look(value: Json, place: SchemaPosition): void {
    if (Array.isArray(value)) for (const part of value) look(part, place);
    if (!isObject(value)) return;
    const text = serializeSchema(value);
    const known = first.get(text);
    // The nested parts of a known schema are already shared with it.
    if (known !== undefined) {
      if (text.length >= minSharedLength && isSchema(value) && !nameOf.has(text)) {
        repeated.set(text, known);
      }
      return;
    }
    first.set(text, place);
    const name = nameOf.get(text);
    const inside = name === undefined ? place : { owner: name, fields: "" };
    for (const [key, part] of Object.entries(value)) {
      if (key === "properties" && isObject(part)) lookAtFields(part, inside);
      else look(part, inside);
    }
  }

  function lookAtFields(properties: JsonObject, { owner, fields }: SchemaPosition): void {
    for (const [field, schema] of Object.entries(properties)) {
      look(schema, { owner, fields: fields + capitalized(field) });
    }
  }

  for (const [owner, schema] of schemas) look(schema, { owner, fields: "" });
  return repeated;
}

/** Excludes an object's field list and limits, which are not schemas. */
function isSchema(value: JsonObject): boolean {
  return "type" in value || "anyOf" in value || "enum" in value;
}

function freeName({ owner, fields }: SchemaPosition, taken: ReadonlySet<string>): string {
  const name = owner + fields;
  const numbered = (number: number) => (number === 1 ? name : `${name}${number}`);
  let number = 1;
  while (taken.has(numbered(number))) number += 1;
  return numbered(number);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function serializeSchema(schema: JsonObject): string {
  return JSON.stringify(schema);
}

function requireObject(value: Json): JsonObject {
  if (!isObject(value)) throw new TypeError("A schema is an object");
  return value;
}

import fc from "fast-check";

/** Arbitrary values that match a schema. */
export function arbitraryForSchema(schema: unknown): fc.Arbitrary<unknown> {
  const rule = new Map(Object.entries(Object(schema)));
  if (rule.has("const")) return fc.constant(rule.get("const"));
  if (rule.has("enum")) return fc.constantFrom(...listOf(rule.get("enum")));
  if (rule.has("anyOf")) return fc.oneof(...listOf(rule.get("anyOf")).map(arbitraryForSchema));
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

type SchemaNode = ReadonlyMap<string, unknown>;

function objects(rule: SchemaNode): fc.Arbitrary<unknown> {
  const properties = Object.entries(Object(rule.get("properties") ?? {}));
  const required = new Set(listOf(rule.get("required") ?? []));
  const fields = properties.map(([name, schema]) => {
    const value = arbitraryForSchema(schema);
    const isAlways = required.has(name);
    return isAlways
      ? value.map((it) => [[name, it] as const])
      : fc
          .option(value, { nil: undefined })
          .map((it) => (it === undefined ? [] : [[name, it] as const]));
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()));
}

function lists(rule: SchemaNode): fc.Arbitrary<unknown> {
  const items = rule.get("items");
  if (Array.isArray(items)) return fc.tuple(...items.map(arbitraryForSchema));
  const minLength = Number(rule.get("minItems") ?? 0);
  const maxLength = Math.min(Number(rule.get("maxItems") ?? 3), minLength + 3);
  return fc.array(arbitraryForSchema(items), { minLength, maxLength });
}

function integers(rule: SchemaNode): fc.Arbitrary<number> {
  const min = Number(rule.get("minimum") ?? -1000);
  return fc.integer({ min, max: Math.min(Number(rule.get("maximum") ?? 1000), min + 1000) });
}

function lengthOf(rule: SchemaNode) {
  const maxLength = Number(rule.get("maxLength") ?? 20);
  return { minLength: Number(rule.get("minLength") ?? 0), maxLength: Math.min(maxLength, 20) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

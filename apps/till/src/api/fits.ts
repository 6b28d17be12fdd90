import type { Call, ReplyOf } from "@comanda/contract/call";

type Schema = Call["reply"];
type ShapeOf<S extends Schema> = ReplyOf<Omit<Call, "reply"> & { readonly reply: S }>;

/**
 * Whether what came over the wire is what the contract says. TypeBox's own check weighs 9 kB of
 * script; the contract's schemas use a dozen keywords, and one that is not known here fits nothing.
 */
export function fits<S extends Schema>(schema: S, value: unknown): value is ShapeOf<S> {
  return follows(schema, value);
}

function follows(schema: unknown, value: unknown): boolean {
  return (
    isRecord(schema) &&
    Object.entries(schema).every(([keyword, rule]) => keeps(keyword, rule, value))
  );
}

function keeps(keyword: string, rule: unknown, value: unknown): boolean {
  switch (keyword) {
    case "type":
      return isOfType(rule, value);
    case "const":
      return value === rule;
    case "enum":
      return isList(rule) && rule.includes(value);
    case "anyOf":
      return isList(rule) && rule.some((schema) => follows(schema, value));
    case "items":
      return isList(value) && fitItems(rule, value);
    case "required":
      return isList(rule) && isRecord(value) && rule.every((name) => String(name) in value);
    case "properties":
      return isRecord(rule) && isRecord(value) && hasProperties(rule, value);
    case "patternProperties":
      return isRecord(rule) && isRecord(value) && hasPatternProperties(rule, value);
    case "pattern":
      return typeof value === "string" && new RegExp(String(rule), "u").test(value);
    case "minLength":
      return typeof value === "string" && value.length >= Number(rule);
    case "maxLength":
      return typeof value === "string" && value.length <= Number(rule);
    case "minItems":
      return isList(value) && value.length >= Number(rule);
    case "additionalItems":
      // Of a list in which each place has its own schema; that it is not longer is told by `items`.
      return rule === false;
    case "maxItems":
      return isList(value) && value.length <= Number(rule);
    case "minimum":
      return typeof value === "number" && value >= Number(rule);
    case "maximum":
      return typeof value === "number" && value <= Number(rule);
    default:
      return false;
  }
}

/** All of one schema, or as many as there are schemas, each of its own. */
function fitItems(rule: unknown, list: readonly unknown[]): boolean {
  if (!isList(rule)) return list.every((item) => follows(rule, item));
  return list.length <= rule.length && list.every((item, index) => follows(rule[index], item));
}

function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case "object":
      return isRecord(value);
    case "array":
      return isList(value);
    case "integer":
      return Number.isSafeInteger(value);
    case "null":
      return value === null;
    default:
      return typeof value === type;
  }
}

function hasProperties(rules: Record<string, unknown>, value: Record<string, unknown>): boolean {
  return Object.entries(rules).every(
    ([name, schema]) => !Object.hasOwn(value, name) || follows(schema, value[name]),
  );
}

function hasPatternProperties(
  rules: Record<string, unknown>,
  value: Record<string, unknown>,
): boolean {
  return Object.entries(rules).every(([pattern, schema]) =>
    Object.entries(value).every(
      ([name, item]) => !new RegExp(pattern, "u").test(name) || follows(schema, item),
    ),
  );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isList(value);
}

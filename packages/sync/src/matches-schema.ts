import type { Call, ReplyOf } from "@comanda/contract/call";

type Schema = Call["reply"];
type ShapeOf<S extends Schema> = ReplyOf<Omit<Call, "reply"> & { readonly reply: S }>;
type Check = (value: unknown) => boolean;

/** Thousands of lines are checked before the first screen shows, so each schema is compiled only once. */
const compiledChecks = new WeakMap<object, Check>();

/**
 * Whether a value from the wire matches its schema in the contract. TypeBox's own check adds 9 kB of script; the
 * contract uses a dozen keywords, and a schema with an unknown one matches nothing.
 */
export function matchesSchema<S extends Schema>(schema: S, value: unknown): value is ShapeOf<S> {
  return checkOf(schema)(value);
}

function checkOf(schema: unknown): Check {
  if (!isRecord(schema)) return acceptNone;
  const known = compiledChecks.get(schema);
  if (known !== undefined) return known;
  const check = allPass(checksOf(schema));
  compiledChecks.set(schema, check);
  return check;
}

function checksOf(schema: Readonly<Record<string, unknown>>): readonly Check[] {
  const { required, properties, ...others } = schema;
  const checks = Object.entries(others).map(([keyword, rule]) => keywordCheck(keyword, rule));
  const isOfFields = required !== undefined || properties !== undefined;
  return isOfFields ? [...checks, fieldsCheck(properties ?? {}, required ?? [])] : checks;
}

function keywordCheck(keyword: string, rule: unknown): Check {
  switch (keyword) {
    case "type":
      return typeCheck(rule);
    case "const":
      return (value) => value === rule;
    case "enum":
      return isList(rule) ? (value) => rule.includes(value) : acceptNone;
    case "anyOf":
      return isList(rule) ? anyPasses(rule.map(checkOf)) : acceptNone;
    case "items":
      return isList(rule) ? tupleCheck(rule.map(checkOf)) : itemsCheck(checkOf(rule));
    case "patternProperties":
      return isRecord(rule) ? patternPropertiesCheck(rule) : acceptNone;
    case "pattern":
      return patternCheck(new RegExp(String(rule), "u"));
    case "additionalItems":
      // For tuples; `items` already checks that they are not longer.
      return () => rule === false;
    default:
      return limitCheck(keyword, Number(rule));
  }
}

function limitCheck(keyword: string, limit: number): Check {
  switch (keyword) {
    case "minLength":
      return (value) => typeof value === "string" && value.length >= limit;
    case "maxLength":
      return (value) => typeof value === "string" && value.length <= limit;
    case "minItems":
      return (value) => isList(value) && value.length >= limit;
    case "maxItems":
      return (value) => isList(value) && value.length <= limit;
    case "minimum":
      return (value) => typeof value === "number" && value >= limit;
    case "maximum":
      return (value) => typeof value === "number" && value <= limit;
    default:
      return acceptNone;
  }
}

function typeCheck(type: unknown): Check {
  switch (type) {
    case "object":
      return isRecord;
    case "array":
      return isList;
    case "integer":
      return Number.isSafeInteger;
    case "null":
      return (value) => value === null;
    default:
      return (value) => typeof value === type;
  }
}

function allPass(checks: readonly Check[]): Check {
  const [first = acceptAll, ...others] = checks;
  if (others.length === 0) return first;
  const rest = allPass(others);
  return (value) => first(value) && rest(value);
}

function anyPasses(checks: readonly Check[]): Check {
  const [first = acceptNone, ...others] = checks;
  if (others.length === 0) return first;
  const rest = anyPasses(others);
  return (value) => first(value) || rest(value);
}

function acceptAll(): boolean {
  return true;
}

function acceptNone(): boolean {
  return false;
}

function itemsCheck(check: Check): Check {
  return (value) => isList(value) && value.every(check);
}

/** A tuple: as many items as checks, each with its own. */
function tupleCheck(checks: readonly Check[]): Check {
  return (value) =>
    isList(value) &&
    value.length <= checks.length &&
    value.every((item, index) => checks[index]?.(item) === true);
}

/** One lookup per field serves both its check and whether it may be missing. */
function fieldsCheck(properties: unknown, required: unknown): Check {
  if (!isRecord(properties) || !isList(required)) return acceptNone;
  const rules = new Map(Object.entries(properties));
  const names = [...new Set([...rules.keys(), ...required.map(String)])];
  const checks = names.map((name) => ({
    name,
    check: rules.has(name) ? checkOf(rules.get(name)) : acceptAll,
    isRequired: required.includes(name),
  }));
  return (value) => {
    if (!isRecord(value)) return false;
    for (const { name, check, isRequired } of checks) {
      if (Object.hasOwn(value, name) ? !check(value[name]) : isRequired) return false;
    }
    return true;
  };
}

function patternCheck(pattern: RegExp): Check {
  return (value) => typeof value === "string" && pattern.test(value);
}

function patternPropertiesCheck(rules: Readonly<Record<string, unknown>>): Check {
  const checks = Object.entries(rules).map(([pattern, schema]) => ({
    pattern: new RegExp(pattern, "u"),
    check: checkOf(schema),
  }));
  return (value) =>
    isRecord(value) &&
    Object.entries(value).every(([name, item]) =>
      checks.every(({ pattern, check }) => !pattern.test(name) || check(item)),
    );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isList(value);
}

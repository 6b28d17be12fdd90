import { allowedMessages } from "@comanda/contract/file-problems";
import type { AllowedContent } from "@comanda/contract/allowed-content";
import type { LimitCode } from "@comanda/domain/form/field-error";
import { fillTemplate } from "@comanda/domain/text/fill-template";

/** More than a user reads. */
const maxNamesShown = 20;

/** The value must be one of the existing names. */
export function oneOfNames(names: readonly string[]): AllowedContent {
  if (names.length === 0) return { code: "nothing-yet" };
  return {
    ...oneOf(names.slice(0, maxNamesShown)),
    ...(names.length > maxNamesShown && { hasMore: true }),
  };
}

export function oneOf(choices: readonly string[]): AllowedContent {
  return { code: "one-of", choices: [...choices] };
}

/** The allowed values of a field, if its schema defines them. */
function allowedBySchema(schema: object): AllowedContent | undefined {
  const rules = new Map<string, unknown>(Object.entries(schema));
  const choices = rules.get("enum");
  if (Array.isArray(choices)) return oneOf(choices.map(String));
  const [least, most] = [rules.get("minimum"), rules.get("maximum")];
  if (typeof least === "number" && typeof most === "number")
    return { code: "between", least, most };
  const items = rules.get("items");
  const ofItems = typeof items === "object" && items !== null ? allowedBySchema(items) : undefined;
  if (ofItems?.code === "one-of") return ofItems;
  return byType.get(rules.get("type"));
}

type ValueMisfit = {
  readonly code: "required" | "invalid" | LimitCode;
  readonly maximum?: number;
  readonly allowed?: AllowedContent;
};

/** Why a value does not fit its field. */
export function describeMisfit(schema: object, value: unknown): ValueMisfit {
  // An empty field lacks a value; what else it could hold is not the problem.
  if (value === null) return { code: "required" };
  const limit = findExceededLimit(schema, value);
  if (limit !== null) return limit;
  const allowed = allowedBySchema(schema);
  return { code: "invalid", ...(allowed && { allowed }) };
}

/** The maximum length of a text or list that is too long. */
function findExceededLimit(
  schema: object,
  value: unknown,
): { readonly code: LimitCode; readonly maximum: number } | null {
  const { maxLength, maxItems } = limits(schema);
  if (typeof value === "string" && value.length > maxLength)
    return { code: "too-long", maximum: maxLength };
  if (Array.isArray(value) && value.length > maxItems)
    return { code: "too-many", maximum: maxItems };
  return null;
}

function limits(schema: object): { readonly maxLength: number; readonly maxItems: number } {
  const rules = new Map<string, unknown>(Object.entries(schema));
  const limit = (name: string): number => {
    const most = rules.get(name);
    return typeof most === "number" ? most : Number.POSITIVE_INFINITY;
  };
  return { maxLength: limit("maxLength"), maxItems: limit("maxItems") };
}

const byType: ReadonlyMap<unknown, AllowedContent> = new Map<unknown, AllowedContent>([
  ["string", { code: "text" }],
  ["boolean", { code: "yes-no" }],
  ["integer", { code: "integer" }],
  ["array", { code: "list" }],
]);

/** In English, for a reply's message and for the command line. */
export function allowedText({
  code,
  choices = [],
  hasMore = false,
  ...ends
}: AllowedContent): string {
  const named = [...choices, ...(hasMore ? ["…"] : [])].join(", ");
  return fillTemplate(allowedMessages[code], { ...ends, choices: named });
}

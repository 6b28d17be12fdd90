import { allowedMessages, type Allowed } from "@comanda/contract/file-problems";
import { fillIn } from "@comanda/domain/text/fill-in";

/** More than anybody reads of the names that a venue has given. */
const mostNames = 20;

/** One of the names that things have. */
export function oneOfNames(names: readonly string[]): Allowed {
  if (names.length === 0) return { code: "nothing-yet" };
  return {
    ...oneOf(names.slice(0, mostNames)),
    ...(names.length > mostNames && { hasMore: true }),
  };
}

export function oneOf(choices: readonly string[]): Allowed {
  return { code: "one-of", choices: [...choices] };
}

/** What a field may hold, where that can be said. */
export function allowedBy(schema: object): Allowed | undefined {
  const rules = new Map<string, unknown>(Object.entries(schema));
  const choices = rules.get("enum");
  if (Array.isArray(choices)) return oneOf(choices.map(String));
  const [least, most] = [rules.get("minimum"), rules.get("maximum")];
  if (typeof least === "number" && typeof most === "number")
    return { code: "between", least, most };
  const items = rules.get("items");
  const ofItems = typeof items === "object" && items !== null ? allowedBy(items) : undefined;
  if (ofItems?.code === "one-of") return ofItems;
  return byType.get(rules.get("type"));
}

const byType: ReadonlyMap<unknown, Allowed> = new Map<unknown, Allowed>([
  ["string", { code: "text" }],
  ["boolean", { code: "yes-no" }],
  ["integer", { code: "integer" }],
  ["array", { code: "list" }],
]);

/** In English, for a reply's sentence and for the command line. */
export function allowedText({ code, choices = [], hasMore = false, ...ends }: Allowed): string {
  const named = [...choices, ...(hasMore ? ["…"] : [])].join(", ");
  return fillIn(allowedMessages[code], { ...ends, choices: named });
}

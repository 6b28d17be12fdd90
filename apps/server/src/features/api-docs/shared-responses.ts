import { businessRefusals, type DocumentedError } from "./call-facts.ts";
import type { JsonObject } from "./openapi-schema.ts";

export type SharedResponses = {
  readonly refer: (refused: RefusedCalls) => JsonObject;
  readonly components: () => Readonly<Record<string, JsonObject>>;
};

/** What calls return with one status. */
type RefusedCalls = {
  readonly status: number;
  readonly errors: readonly DocumentedError[];
  /** Whether the refusals by a rule are among the errors. */
  readonly hasRuleRefusals: boolean;
};

/** Calls with the same errors share one response, which lists every code and its sentence. */
export function shareResponses(): SharedResponses {
  const nameOf = new Map<string, string>();
  const responses = new Map<string, JsonObject>();

  function nameFor(status: number, response: JsonObject): string {
    const text = JSON.stringify(response);
    const known = nameOf.get(`${status} ${text}`);
    if (known !== undefined) return known;
    const ofStatus = [...responses.keys()].filter((name) => name.startsWith(`Refused${status}`));
    const name = `Refused${status}${ofStatus.length === 0 ? "" : `-${ofStatus.length + 1}`}`;
    nameOf.set(`${status} ${text}`, name);
    responses.set(name, response);
    return name;
  }

  return {
    refer: (refused) => ({
      $ref: `#/components/responses/${nameFor(refused.status, errorResponse(refused))}`,
    }),
    components: () => Object.fromEntries(responses),
  };
}

function errorResponse({ status, errors, hasRuleRefusals }: RefusedCalls): JsonObject {
  const others = hasRuleRefusals ? errors.filter(({ code }) => !ruleCodes.has(code)) : errors;
  const kinds: readonly JsonObject[] = [
    ...(others.length > 0 ? [{ enum: others.map((error) => error.code) }] : []),
    ...(others.length < errors.length
      ? [{ $ref: `#/components/schemas/${ruleRefusalsName(status)}` }]
      : []),
  ];
  const [first] = kinds;
  const code = kinds.length === 1 && first !== undefined ? first : { anyOf: kinds };
  const schema: JsonObject = {
    allOf: [{ $ref: "#/components/schemas/Error" }, { type: "object", properties: { code } }],
  };
  return {
    description: listErrors(others) || "A refusal by a rule",
    ...(statusesWithRetryAfter.has(status) && { headers: { "Retry-After": retryAfterHeader } }),
    content: { "application/json": { schema } },
  };
}

/** The refusals of the business rules with each status, as schemas: a call that may return one may return them all. */
export function refusalSchemas(): Readonly<Record<string, JsonObject>> {
  const byStatus = Map.groupBy(businessRefusals, ({ status }) => status);
  const schemas = [...byStatus].map(([status, errors]): [string, JsonObject] => [
    ruleRefusalsName(status),
    { description: listErrors(errors), enum: errors.map(({ code }) => code) },
  ]);
  return Object.fromEntries(schemas);
}

const ruleCodes: ReadonlySet<string> = new Set(businessRefusals.map(({ code }) => code));

function ruleRefusalsName(status: number): string {
  return `RuleRefusal${status}`;
}

function listErrors(errors: readonly DocumentedError[]): string {
  return errors.map(({ code, message }) => `- \`${code}\`: ${message}`).join("\n");
}

const statusesWithRetryAfter: ReadonlySet<number> = new Set([429, 503]);

const retryAfterHeader: JsonObject = { $ref: "#/components/headers/Retry-After" };

import type { DocumentedError } from "./call-facts.ts";
import type { JsonObject } from "./openapi-schema.ts";

export type SharedResponses = {
  readonly refer: (status: number, errors: readonly DocumentedError[]) => JsonObject;
  readonly components: () => Readonly<Record<string, JsonObject>>;
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
    refer: (status, errors) => ({
      $ref: `#/components/responses/${nameFor(status, errorResponse(status, errors))}`,
    }),
    components: () => Object.fromEntries(responses),
  };
}

function errorResponse(status: number, errors: readonly DocumentedError[]): JsonObject {
  const codes = errors.map(({ code }) => code);
  const schema = {
    allOf: [
      { $ref: "#/components/schemas/Error" },
      { type: "object", properties: { code: { enum: codes } } },
    ],
  };
  return {
    description: errors.map(({ code, message }) => `- \`${code}\`: ${message}`).join("\n"),
    ...(statusesWithRetryAfter.has(status) && { headers: { "Retry-After": retryAfterHeader } }),
    content: { "application/json": { schema } },
  };
}

const statusesWithRetryAfter: ReadonlySet<number> = new Set([429, 503]);

const retryAfterHeader: JsonObject = { $ref: "#/components/headers/Retry-After" };

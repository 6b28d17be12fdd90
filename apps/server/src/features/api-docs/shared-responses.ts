import { businessRefusals, type DocumentedError } from "./call-facts.ts";
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
  const isOfHouse = isBusinessRefusal(status, errors);
  const others = errors.filter((error) => !isOfHouse(error));
  const kinds: readonly JsonObject[] = [
    ...(others.length > 0 ? [{ enum: others.map((error) => error.code) }] : []),
    ...(others.length < errors.length
      ? [{ $ref: `#/components/schemas/${houseName(status)}` }]
      : []),
  ];
  const [first] = kinds;
  const code = kinds.length === 1 && first !== undefined ? first : { anyOf: kinds };
  const schema: JsonObject = {
    allOf: [{ $ref: "#/components/schemas/Error" }, { type: "object", properties: { code } }],
  };
  return {
    description: listErrors(others) || "A refusal of the house",
    ...(statusesWithRetryAfter.has(status) && { headers: { "Retry-After": retryAfterHeader } }),
    content: { "application/json": { schema } },
  };
}

/** The refusals of the business rules with each status, as schemas: a call that may return one may return them all. */
export function refusalSchemas(): Readonly<Record<string, JsonObject>> {
  const byStatus = Map.groupBy(businessRefusals, ({ status }) => status);
  const schemas = [...byStatus].map(([status, errors]): [string, JsonObject] => [
    houseName(status),
    { description: listErrors(errors), enum: errors.map(({ code }) => code) },
  ]);
  return Object.fromEntries(schemas);
}

function houseName(status: number): string {
  return `HouseRefusal${status}`;
}

/** Tells them from other errors; none are, unless all with the status are among the errors. */
function isBusinessRefusal(
  status: number,
  errors: readonly DocumentedError[],
): (error: DocumentedError) => boolean {
  const codes = new Set(errors.map(({ code }) => code));
  const all = businessRefusals.filter((refusal) => refusal.status === status);
  const ofHouse = new Set(all.map(({ code }) => code));
  return all.every(({ code }) => codes.has(code)) ? ({ code }) => ofHouse.has(code) : () => false;
}

function listErrors(errors: readonly DocumentedError[]): string {
  return errors.map(({ code, message }) => `- \`${code}\`: ${message}`).join("\n");
}

const statusesWithRetryAfter: ReadonlySet<number> = new Set([429, 503]);

const retryAfterHeader: JsonObject = { $ref: "#/components/headers/Retry-After" };

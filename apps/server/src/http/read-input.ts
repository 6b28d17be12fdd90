import type { BodyOf, Call, ParamsOf, QueryOf } from "@comanda/contract/call";
import { IsInteger, IsLiteral, IsNumber, IsObject, IsUnion, Type, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";

import { refuseCall, refuseFields, type FieldError, type RefusedCall } from "./refused-call.ts";

import { unkeepableTexts } from "./unkeepable-texts.ts";

export type CallInput<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
};

export type RawInput = {
  readonly params: unknown;
  readonly query: unknown;
  readonly contentType: string;
  readonly body: Uint8Array;
};

/** Makes the reader of a call's input: what comes out is what the contract says, or a refusal naming each wrong field. */
export function inputReader<C extends Call>(
  call: C,
): (raw: RawInput) => CallInput<C> | RefusedCall {
  const validator = Compile(
    Type.Object({
      ...(call.params !== undefined && { params: call.params }),
      ...(call.query !== undefined && { query: call.query }),
      ...(call.body !== undefined && { body: call.body }),
    }),
  );
  const fits = (input: unknown): input is CallInput<C> => validator.Check(input);
  return (raw) => {
    const body = call.body === undefined ? undefined : readJson(raw);
    if (body === notJson) return refuseCall("not-json");
    if (body === brokenJson) return refuseCall("invalid-request");
    const input = {
      params: withNumbers(call.params, raw.params),
      query: withNumbers(call.query, raw.query),
      body,
    };
    const unkeepable = unkeepableTexts(input);
    if (unkeepable.length > 0)
      return refuseFields("invalid-request", unkeepable.map(unkeepableError));
    if (fits(input)) return input;
    return refuseFields("invalid-request", fieldErrors(validator.Errors(input)));
  };
}

const notJson = Symbol("not JSON");
const brokenJson = Symbol("broken JSON");

function readJson({ contentType, body }: RawInput): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) return notJson;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return brokenJson;
  }
}

/** In a path and a query everything is text; where a number is wanted, only its plain spelling is one. */
function withNumbers(schema: TSchema | undefined, values: unknown): unknown {
  if (schema === undefined || typeof values !== "object" || values === null) return undefined;
  const properties = IsObject(schema) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const wanted = properties[name];
      const isNumber = wanted !== undefined && takesNumber(wanted) && isPlainNumber(value);
      return [name, isNumber ? Number(value) : value];
    }),
  );
}

function takesNumber(schema: TSchema): boolean {
  if (IsUnion(schema)) return schema.anyOf.some(takesNumber);
  if (IsLiteral(schema)) return typeof schema.const === "number";
  return IsInteger(schema) || IsNumber(schema);
}

function isPlainNumber(value: unknown): boolean {
  return typeof value === "string" && /^(0|[1-9]\d{0,15})$/.test(value);
}

/** `body.name` is `name` to the one who sent it. */
function unkeepableError(path: string): FieldError {
  return { field: path.split(".").slice(1).join("."), error: "holds what cannot be kept" };
}

function fieldErrors(errors: readonly TLocalizedValidationError[]): readonly FieldError[] {
  const byField = new Map<string, string>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      if (!byField.has(field)) byField.set(field, messageOf(error));
    }
  }
  return [...byField].map(([field, error]) => ({ field, error }));
}

/** `/body/lines/0/quantity` is `lines.0.quantity` to the one who sent it. */
function fieldsOf(error: TLocalizedValidationError): readonly string[] {
  const path = error.instancePath.split("/").slice(2);
  const within = (names: readonly string[]): readonly string[] =>
    names.map((name) => [...path, name].join("."));
  if (error.keyword === "required") return within(error.params.requiredProperties);
  return [path.join(".")];
}

function messageOf({ keyword, message }: TLocalizedValidationError): string {
  if (keyword === "required") return "is missing";
  if (keyword === "boolean" || keyword === "additionalProperties") return "is not expected";
  return message;
}

import {
  maximumPdfBytes,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from "@comanda/contract/call";
import { fieldErrorMessages } from "@comanda/contract/field-messages";
import { languageExpander } from "@comanda/contract/language-aliases";
import {
  IsBoolean,
  IsInteger,
  IsLiteral,
  IsNumber,
  IsObject,
  IsUnion,
  Type,
  type TSchema,
} from "typebox";
import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";

import { fillPlaceholders } from "./fill-placeholders.ts";
import { isForm, readForm } from "./read-form.ts";
import {
  isRefused,
  refuseCall,
  refuseFields,
  type FieldError,
  type RefusedCall,
} from "#call/refused-call.ts";

import { findUnstorableTexts } from "./find-unstorable-texts.ts";

export type CallInput<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Null if none was sent. */
  readonly file: Uint8Array | null;
};

export type RawInput = {
  readonly params: unknown;
  readonly query: unknown;
  readonly contentType: string;
  readonly body: Uint8Array;
};

/**
 * Creates the reader of a call's input: it returns the input as the contract defines it, or a refusal that names each
 * wrong field.
 */
export function inputReader<C extends Call>(
  call: C,
): (raw: RawInput) => Promise<CallInput<C> | RefusedCall> {
  let compiled: ReturnType<typeof compileInput> | null = null;
  // Compiled on the first call: compiling all of them takes a sixth of the start-up time.
  const reading = () => (compiled ??= compileInput(call));
  const fits = (input: unknown): input is CallInput<C> => reading().validator.Check(input);
  return async (raw) => {
    const read = await readBody(call, raw);
    if (isRefused(read)) return read;
    const { hasPlainTexts, ...content } = read;
    const address = {
      params: withTypes(call.params, raw.params),
      query: withTypes(call.query, raw.query),
    };
    const sent = { ...address, ...content };
    const unkeepable = findUnstorableTexts(hasPlainTexts ? address : sent);
    if (unkeepable.length > 0)
      return refuseFields("invalid-request", unkeepable.map(unstorableTextError));
    const { expandLanguages, validator } = reading();
    const input = expandLanguages === null ? sent : expandLanguages(sent);
    if (fits(input)) return input;
    const errors = fieldErrors(validator.Errors(input));
    return refuseFields(
      "invalid-request",
      call.isLarge === true ? errors.flatMap(withRowNumber) : errors,
    );
  };
}

function compileInput(call: Call) {
  const schema = Type.Object({
    ...(call.params !== undefined && { params: call.params }),
    ...(call.query !== undefined && { query: call.query }),
    ...(call.body !== undefined && { body: call.body }),
    file: Type.Union([Type.Unsafe<Uint8Array>(Type.Object({})), Type.Null()]),
  });
  return { validator: Compile(schema), expandLanguages: languageExpander(schema) };
}

type ReadBody = {
  readonly body: unknown;
  readonly file: Uint8Array | null;
  /** Whether its texts are known to be storable without looking at each. */
  readonly hasPlainTexts: boolean;
};

async function readBody(call: Call, raw: RawInput): Promise<ReadBody | RefusedCall> {
  if (call.body === undefined) return { body: undefined, file: null, hasPlainTexts: true };
  return call.file !== undefined && isForm(raw.contentType)
    ? readFormWithPdf(raw, { body: call.body, file: call.file })
    : readJson(raw);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function readJson({ contentType, body }: RawInput): ReadBody | RefusedCall {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) return refuseCall("not-json");
  try {
    const text = utf8.decode(body);
    // JSON can hold a NUL or half of a character only as an escape, which tills hardly ever send.
    return { body: JSON.parse(text), file: null, hasPlainTexts: !text.includes(String.raw`\u`) };
  } catch {
    return refuseCall("invalid-request");
  }
}

async function readFormWithPdf(
  raw: RawInput,
  call: { readonly body: TSchema; readonly file: string },
): Promise<ReadBody | RefusedCall> {
  const form = await readForm(raw);
  if (form === null) return refuseCall("invalid-request");
  const stray = [...form.files.keys()].find((name) => name !== call.file);
  if (stray !== undefined) return refuseField(stray, "is not expected");
  const file = form.files.get(call.file) ?? null;
  if (file !== null && file.length > maximumPdfBytes) return refuseCall("body-too-large");
  if (file !== null && !startsAsPdf(file)) return refuseField(call.file, "is not a PDF");
  return { body: withTypes(call.body, form.fields), file, hasPlainTexts: false };
}

function refuseField(field: string, error: string): RefusedCall {
  return refuseFields("invalid-request", [{ field, error }]);
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
}

/** In a path and a query everything is text; a number field takes only a number's plain spelling. */
function withTypes(schema: TSchema | undefined, values: unknown): unknown {
  if (schema === undefined || typeof values !== "object" || values === null) return undefined;
  const properties = IsObject(schema) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const wanted = properties[name];
      return [name, wanted === undefined ? value : toTyped(wanted, value)];
    }),
  );
}

function toTyped(schema: TSchema, value: unknown): unknown {
  if (takesNumber(schema) && isPlainNumber(value)) return Number(value);
  if (IsBoolean(schema) && (value === "true" || value === "false")) return value === "true";
  return value;
}

function takesNumber(schema: TSchema): boolean {
  if (IsUnion(schema)) return schema.anyOf.some(takesNumber);
  if (IsLiteral(schema)) return typeof schema.const === "number";
  return IsInteger(schema) || IsNumber(schema);
}

function isPlainNumber(value: unknown): boolean {
  return typeof value === "string" && /^(0|[1-9]\d{0,15})$/.test(value);
}

/** The sender knows `body.name` as `name`. */
function unstorableTextError(path: string): FieldError {
  return {
    field: path.split(".").slice(1).join("."),
    error: "contains characters that cannot be saved",
  };
}

function fieldErrors(errors: readonly TLocalizedValidationError[]): readonly FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      if (!byField.has(field)) byField.set(field, { field, ...describeProblem(error, field) });
    }
  }
  return [...byField.values()];
}

/** The sender knows `/body/lines/0/quantity` as `lines.0.quantity`. */
function fieldsOf(error: TLocalizedValidationError): readonly string[] {
  const path = error.instancePath.split("/").slice(2);
  const within = (names: readonly string[]): readonly string[] =>
    names.map((name) => [...path, name].join("."));
  if (error.keyword === "required") return within(error.params.requiredProperties);
  return [path.join(".")];
}

/** `save.3.name` is the name in row 3 of the rows that are saved together. */
function withRowNumber(problem: FieldError): readonly FieldError[] {
  const [, row, name] = /^save\.(\d+)(?:\.(.+))?$/.exec(problem.field) ?? [];
  if (row === undefined) return [problem];
  // The problem of the row itself only says that one of its fields is wrong.
  return name === undefined ? [] : [{ code: "invalid", ...problem, row: Number(row), field: name }];
}

type FieldProblem = Omit<FieldError, "field">;

/** For a text or list that is too long, the sentence names the limit, as the business rules do. */
function describeProblem(error: TLocalizedValidationError, field: string): FieldProblem {
  if (error.keyword === "maxLength") return limitProblem("too-long", field, error.params.limit);
  if (error.keyword === "maxItems") return limitProblem("too-many", field, error.params.limit);
  return { error: messageOf(error) };
}

function limitProblem(
  code: "too-long" | "too-many",
  field: string,
  limit: number | bigint,
): FieldProblem {
  const maximum = Number(limit);
  // In a row of many, the last part is the field's label.
  const name = field.replace(/^save\.\d+\./, "");
  return {
    code,
    maximum,
    error: fillPlaceholders(fieldErrorMessages[code], { field: name, maximum }),
  };
}

function messageOf({ keyword, message }: TLocalizedValidationError): string {
  if (keyword === "required") return "is missing";
  if (keyword === "boolean" || keyword === "additionalProperties") return "is not expected";
  return message;
}

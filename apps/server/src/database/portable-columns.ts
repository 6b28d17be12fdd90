import type { Static, TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";

import type { Flag, Json } from "#database/tables/column-types.ts";

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

export function toJson(value: readonly unknown[] | Readonly<Record<string, unknown>>): Json {
  return JSON.stringify(value);
}

const validators = new WeakMap<TSchema, Validator>();

/**
 * Parses a JSON column; text that does not match the schema was not written by this product. The error, which is logged,
 * must not quote the text: papers and privileges name guests.
 */
export function fromJson<Schema extends TSchema>(schema: Schema, text: Json): Static<Schema> {
  const value = parse(text);
  if (matchesSchema(schema, value)) return value;
  const [wrong] = validatorOf(schema).Errors(value);
  const { instancePath = "", message = "" } = wrong ?? {};
  throw new Error(`A JSON column holds something else at "${instancePath}": ${message}`);
}

function parse(text: Json): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("A JSON column holds no JSON");
  }
}

/** Whether a value matches the schema; each schema is compiled once. */
export function matchesSchema<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): value is Static<Schema> {
  return validatorOf(schema).Check(value);
}

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const made = Compile(schema);
  validators.set(schema, made);
  return made;
}

import type { Static, TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";

import type { Row } from "./changes.ts";
import { shown, type WireShape } from "./wire-shapes.ts";

const validators = new WeakMap<TSchema, Validator>();

/** A row as the contract has it; a shape that does not give what the contract promises is a fault of ours. */
export function shownAs<Schema extends TSchema>(
  schema: Schema,
  shape: WireShape,
  row: Row,
): Static<Schema> {
  const record: unknown = shown(shape, row);
  if (!isOf(schema, record)) {
    throw new Error(`${shape.entity} is not shown as promised: ${JSON.stringify(record)}`);
  }
  return record;
}

function isOf<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  const known = validators.get(schema) ?? Compile(schema);
  validators.set(schema, known);
  return known.Check(value);
}

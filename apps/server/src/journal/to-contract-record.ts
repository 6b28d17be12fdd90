import type { Static, TSchema } from "typebox";

import { fits } from "#database/portable-columns.ts";

import type { Row } from "./changes.ts";
import { shown, type WireShape } from "./wire-shapes.ts";

/**
 * Converts a row to its form in the contract; throws if the result does not match the contract, which is a bug of the
 * server.
 */
export function shownAs<Schema extends TSchema>(
  schema: Schema,
  shape: WireShape,
  row: Row,
): Static<Schema> {
  const record: unknown = shown(shape, row);
  if (!fits(schema, record)) {
    throw new Error(`${shape.entity} is not shown as promised: ${JSON.stringify(record)}`);
  }
  return record;
}

import type { Static, TSchema } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import type { Row } from "./changes.ts";
import { toWireRecord, type WireShape } from "./wire-shapes.ts";

/**
 * Converts a row to its form in the contract; throws if the result does not match the contract, which is a bug of the
 * server.
 */
export function toContractRecord<Schema extends TSchema>(
  schema: Schema,
  shape: WireShape,
  row: Row,
): Static<Schema> {
  const record: unknown = toWireRecord(shape, row);
  if (!matchesSchema(schema, record)) {
    throw new Error(`${shape.entity} is not shown as promised: ${JSON.stringify(record)}`);
  }
  return record;
}

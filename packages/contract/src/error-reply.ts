import type { RefusalCode } from "@comanda/domain/refusal";
import { Type, type Static } from "typebox";

import { priceChanges } from "./bill.ts";
import { allowed } from "./file-problems.ts";
import type { RequestErrorCode } from "./request-errors.ts";
import { dateTime, orNull } from "./wire.ts";

export type ErrorCode = RequestErrorCode | RefusalCode;

/** What every reply that is not a success looks like. */
export const errorReply = Type.Object({
  /** An ErrorCode; a string here, so that a till understands a newer server's reply. */
  code: Type.String(),
  /** The sentence in English. */
  message: Type.String(),
  /** What is wrong with which field of the body, such as `lines.0.quantity`. */
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        error: Type.String(),
        /** Of those that were saved together, the first is 0. */
        row: Type.Optional(Type.Integer({ minimum: 0 })),
        /** A ProblemCode, or of a file a FileProblemCode, for a sentence in another language. */
        code: Type.Optional(Type.String()),
        maximum: Type.Optional(Type.Integer()),
        /** Of a number that is too small or too large. */
        least: Type.Optional(Type.Integer()),
        most: Type.Optional(Type.Integer()),
        /** Of a file, the list in which the row stands. */
        section: Type.Optional(Type.String()),
        /** Where a file cannot be read at all; both are counted from 1. */
        line: Type.Optional(Type.Integer({ minimum: 1 })),
        column: Type.Optional(Type.Integer({ minimum: 1 })),
        /** What stands there, and what may. */
        value: Type.Optional(Type.Unknown()),
        allowed: Type.Optional(allowed),
      }),
    ),
  ),
  /** Rows that somebody else has changed since they were read, as they are now. */
  conflicts: Type.Optional(
    Type.Array(
      Type.Object({
        /** In `save`, or in `retire` after those. */
        row: Type.Integer({ minimum: 0 }),
        id: Type.Integer({ minimum: 1 }),
        /** What they are called, where it is known. */
        changedBy: orNull(Type.String()),
        changedAt: orNull(dateTime),
        record: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  ),
  /** Rows that cannot be retired, because these still name them. */
  uses: Type.Optional(
    Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 0 }),
        kind: Type.String(),
        id: Type.Integer({ minimum: 1 }),
        name: Type.String(),
      }),
    ),
  ),
  /** Presses that come to something else than was shown: sent again with `now` as `shown`, they are confirmed. */
  prices: Type.Optional(priceChanges),
  /** What the sentence names: `entity` and `id` of a missing record, `serverTimeMs` of a skewed clock. */
  about: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Union([
        Type.String(),
        Type.Number(),
        Type.Array(Type.String()),
        Type.Array(Type.Number()),
      ]),
    ),
  ),
});
export type ErrorReply = Static<typeof errorReply>;

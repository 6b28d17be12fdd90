import type { RefusalCode } from "@comanda/domain/refusal";
import { Type, type Static } from "typebox";

import { priceChanges } from "./bill.ts";
import { allowedContent } from "./allowed-content.ts";
import type { RequestErrorCode } from "./request-errors.ts";
import { dateTime, orNull } from "./wire.ts";

export type ErrorCode = RequestErrorCode | RefusalCode;

/** The shape of every reply that is not a success. */
export const errorReply = Type.Object({
  /** An ErrorCode; a string here, so that a till understands a newer server's reply. */
  code: Type.String(),
  /** The message in English. */
  message: Type.String(),
  /** Whether a business rule refused the call; otherwise it never reached the rules, or failed. */
  isRule: Type.Optional(Type.Boolean()),
  /** Which fields of the body are invalid and why, such as `lines.0.quantity`. */
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        error: Type.String(),
        /** The index among the rows that were saved together, from 0. */
        row: Type.Optional(Type.Integer({ minimum: 0 })),
        /** A ProblemCode, or for a file a FileProblemCode, by which the message is translated. */
        code: Type.Optional(Type.String()),
        maximum: Type.Optional(Type.Integer()),
        /** The limits of a number that is too small or too large. */
        least: Type.Optional(Type.Integer()),
        most: Type.Optional(Type.Integer()),
        /** The retired records to which the field refers. */
        names: Type.Optional(Type.Array(Type.String())),
        /** The list of a file in which the row stands. */
        section: Type.Optional(Type.String()),
        /** Where a file cannot be parsed; both count from 1. */
        line: Type.Optional(Type.Integer({ minimum: 1 })),
        column: Type.Optional(Type.Integer({ minimum: 1 })),
        /** The value found, and what is allowed there. */
        value: Type.Optional(Type.Unknown()),
        allowed: Type.Optional(allowedContent),
      }),
    ),
  ),
  /** Rows that another user has changed since they were read, in their current state. */
  conflicts: Type.Optional(
    Type.Array(
      Type.Object({
        /** The index in `save`, or in `retire` after those. */
        row: Type.Integer({ minimum: 0 }),
        id: Type.Integer({ minimum: 1 }),
        /** The names of the users, if known. */
        changedBy: orNull(Type.String()),
        changedAt: orNull(dateTime),
        record: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  ),
  /** Rows that cannot be retired because these still refer to them. */
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
  /** Presses whose price differs from what was shown: sending `now` as `shown` confirms them. */
  prices: Type.Optional(priceChanges),
  /** The values in the message: `entity` and `id` of a missing record, `serverTimeMs` of a skewed clock. */
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

import type { RefusalCode } from "@comanda/domain/refusal";
import { Type, type Static } from "typebox";

import type { RequestErrorCode } from "./request-errors.ts";

export type ErrorCode = RequestErrorCode | RefusalCode;

/** What every reply that is not a success looks like. */
export const errorReply = Type.Object({
  /** An ErrorCode; a string here, so that a till understands a newer server's reply. */
  code: Type.String(),
  /** The sentence in English. */
  message: Type.String(),
  /** What is wrong with which field of the body, such as `lines.0.quantity`. */
  fields: Type.Optional(Type.Array(Type.Object({ field: Type.String(), error: Type.String() }))),
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

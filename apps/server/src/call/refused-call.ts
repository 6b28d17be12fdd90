import type { PriceChange } from "@comanda/contract/bill";
import type { ErrorCode, ErrorReply } from "@comanda/contract/error-reply";

type Detail = string | number | readonly string[] | readonly number[];

/** A refusal as a value: from the domain, or because the request itself is invalid. */
export type RefusedCall = {
  readonly refusal: ErrorCode;
  readonly about?: Readonly<Record<string, Detail>>;
  readonly fields?: readonly FieldError[];
  /** For rows that were saved together: those that were changed meanwhile, and what still uses them. */
  readonly conflicts?: readonly RowConflict[];
  readonly uses?: readonly RowUse[];
  /** Presses whose price differs from the one that their till has shown. */
  readonly prices?: readonly PriceChange[];
};

export type FieldError = NonNullable<ErrorReply["fields"]>[number];
export type RowConflict = NonNullable<ErrorReply["conflicts"]>[number];
export type RowUse = NonNullable<ErrorReply["uses"]>[number];

export function refuseCall(refusal: ErrorCode, about?: RefusedCall["about"]): RefusedCall {
  return about === undefined ? { refusal } : { refusal, about };
}

export function refuseFields(refusal: ErrorCode, fields: readonly FieldError[]): RefusedCall {
  return { refusal, fields };
}

/** The record is missing or belongs to another location: the reply is the same. */
export function recordNotFound(entity: string, id: number): RefusedCall {
  return refuseCall("record-not-found", { entity, id });
}

export function isRefused(result: object): result is RefusedCall {
  return "refusal" in result && typeof result.refusal === "string";
}

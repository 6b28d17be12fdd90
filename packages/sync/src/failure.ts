import type { ErrorReply } from "@comanda/contract/error-reply";
import { failureMessages, firstMessages } from "@comanda/contract/refusal-messages";
import { tillErrors } from "@comanda/contract/till-errors";
import type { RefusalCode } from "@comanda/domain/refusal";

/** Why a call failed. */
export type Failure = {
  readonly status: number;
  /** An ErrorCode of the contract, or `network-error` or `operation-failed`. */
  readonly code: string;
  /** The message in English. */
  readonly message: string;
  /** Whether a business rule has refused the call. */
  readonly isRule?: boolean | undefined;
  readonly fields: NonNullable<ErrorReply["fields"]>;
  readonly about: NonNullable<ErrorReply["about"]>;
  /** What another user has changed meanwhile, in its current state. */
  readonly conflicts?: ErrorReply["conflicts"];
  /** Presses whose price differs from what this till showed. */
  readonly prices?: ErrorReply["prices"];
  /** The records that still refer to one that was to be retired. */
  readonly uses?: ErrorReply["uses"];
};

export function failureFrom(status: number, reply: ErrorReply): Failure {
  return { status, fields: [], about: {}, ...reply };
}

export const networkError: Failure = failureFrom(500, {
  code: "network-error",
  message: failureMessages["network-error"],
});

/** A write got no reply: it may or may not have been done. */
export const writeUnanswered: Failure = failureFrom(500, {
  code: "write-unanswered",
  message: failureMessages["write-unanswered"],
});

/** The server replied in a way that this till does not understand. */
export const operationFailed: Failure = failureFrom(500, {
  code: "operation-failed",
  message: failureMessages["operation-failed"],
});

export const notSignedIn: Failure = failureFrom(tillErrors["not-signed-in"].status, {
  code: "not-signed-in",
  message: tillErrors["not-signed-in"].message,
});

/** A refusal by a domain rule on the till, shaped as if the server had refused. Screens show those of rules alike. */
export function failureOfRefusal(code: RefusalCode): Failure {
  const message = sentences.get(code);
  // Only the server gives the others.
  if (message === undefined) throw new Error(code);
  return failureFrom(400, { code, message, isRule: true });
}

/** The sentences of the refusals that a till gives, by code. */
const sentences = new Map(Object.entries(firstMessages));

/** Later files of a till bring the sentences of their refusals. */
export function learnSentences(messages: Readonly<Record<string, string>>): void {
  for (const [code, message] of Object.entries(messages)) sentences.set(code, message);
}

/**
 * The server is unreachable or temporarily unavailable: the same call may succeed in a moment. Whether a write may have
 * been done is another question, see `isOutcomeUnknown`.
 */
export function isServerUnavailable({ code, status }: Failure): boolean {
  return code === networkError.code || status === unavailable;
}

const unavailable = 503;

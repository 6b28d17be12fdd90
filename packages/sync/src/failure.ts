import type { ErrorReply } from "@comanda/contract/error-reply";
import { noticeMessages, refusalMessages } from "@comanda/contract/refusal-messages";
import { requestErrors } from "@comanda/contract/request-errors";

/** Why a call brought nothing back. */
export type Failure = {
  readonly status: number;
  /** An ErrorCode of the contract, or `network-error` or `operation-failed`. */
  readonly code: string;
  /** The sentence in English. */
  readonly message: string;
  readonly fields: NonNullable<ErrorReply["fields"]>;
  readonly about: NonNullable<ErrorReply["about"]>;
  /** What somebody else has changed meanwhile, as it is now. */
  readonly conflicts?: ErrorReply["conflicts"];
  /** What comes to something else than this till has shown. */
  readonly prices?: ErrorReply["prices"];
  /** What cannot do without a thing that was to be retired. */
  readonly uses?: ErrorReply["uses"];
};

export function failureFrom(status: number, reply: ErrorReply): Failure {
  return { status, fields: [], about: {}, ...reply };
}

export const networkError: Failure = failureFrom(500, {
  code: "network-error",
  message: noticeMessages["network-error"],
});

/** Nobody answered a write: it may have been done or not. */
export const writeUnanswered: Failure = failureFrom(500, {
  code: "write-unanswered",
  message: noticeMessages["write-unanswered"],
});

/** The server answered, but not in a way that this till understands. */
export const operationFailed: Failure = failureFrom(500, {
  code: "operation-failed",
  message: noticeMessages["operation-failed"],
});

export const notSignedIn: Failure = failureFrom(requestErrors["not-signed-in"].status, {
  code: "not-signed-in",
  message: requestErrors["not-signed-in"].message,
});

/** What a rule of the house refuses here is told as if the server had refused it. */
export function failureOfRefusal(code: keyof typeof refusalMessages): Failure {
  const { status, message } = refusalMessages[code];
  return failureFrom(status, { code, message });
}

/** A server that is not there, or cannot do anything now: the same write may succeed in a moment. */
export function isServerAway({ code, status }: Failure): boolean {
  return code === networkError.code || status === unavailable;
}

const unavailable = 503;

import type { Call, ReplyOf } from "@comanda/contract/call";
import { errorReply } from "@comanda/contract/error-reply";
import type { RequestErrorCode } from "@comanda/contract/request-errors";
import { sessionEndCode, tillErrors } from "@comanda/contract/till-errors";

import { failureFrom, operationFailed, type Failure } from "./failure.ts";
import { matchesSchema } from "./matches-schema.ts";

/** The response to one request: null if the connection broke, or something that claims to be a reply. */
export type RawResponse = null | {
  readonly status: number;
  /** Parsed JSON or the bytes of a PDF; null if it is neither, such as a gateway's HTML. */
  readonly body: { readonly value: unknown } | null;
  /** The Retry-After header, in seconds. */
  readonly retryAfter: string | null;
};

/** What a response means for the till that sent the request. */
export type ResponseVerdict<C extends Call> =
  | { readonly kind: "done"; readonly reply: ReplyOf<C> }
  | { readonly kind: "refused"; readonly failure: Failure }
  | { readonly kind: "session-over"; readonly failure: Failure }
  /** The server did not accept this signature. Signed anew, the same request may be accepted. */
  | { readonly kind: "sign-again"; readonly code: string; readonly serverTimeMs: number | null }
  /** The server asks to wait before the same request is sent again. */
  | { readonly kind: "busy"; readonly failure: Failure; readonly waitMs: number }
  /** Nothing was heard from our server: it may have acted on the request or not. */
  | { readonly kind: "no-server" };

const noServer = { kind: "no-server" } as const;
const unauthorized = 401;

/** Interprets a response. Only our own server can end a session, and only explicitly. */
export function interpretResponse<C extends Call>(
  call: C,
  answer: RawResponse,
): ResponseVerdict<C> {
  if (answer === null) return noServer;
  const { status, body } = answer;
  if (body === null) return interpretForeignResponse(status);
  if (status >= 200 && status < 300) {
    return matchesSchema<C["reply"]>(call.reply, body.value)
      ? { kind: "done", reply: body.value }
      : { kind: "refused", failure: operationFailed };
  }
  if (!matchesSchema(errorReply, body.value)) return interpretForeignResponse(status);
  const failure = failureFrom(status, body.value);
  if (call.permission === "public") return { kind: "refused", failure };
  if (isSessionOver(failure)) return { kind: "session-over", failure };
  if (failure.code === busyCode)
    return { kind: "busy", failure, waitMs: waitOf(answer.retryAfter) };
  if (status !== unauthorized) return { kind: "refused", failure };
  const time = failure.about["serverTimeMs"];
  return {
    kind: "sign-again",
    code: failure.code,
    serverTimeMs: typeof time === "number" ? time : null,
  };
}

const busyCode: RequestErrorCode = "too-many-calls";

/** A user who may no longer work at the location counts as signed out. */
function isSessionOver({ status, code, about }: Failure): boolean {
  return code === sessionEndCode || (status === 404 && about["entity"] === "Location");
}

/**
 * The response of a gateway, a captive portal or another server. Its only useful status is the one for a body that is
 * too large.
 */
function interpretForeignResponse(status: number): ResponseVerdict<never> {
  const { status: tooLarge, message } = tillErrors["body-too-large"];
  if (status !== tooLarge) return noServer;
  return { kind: "refused", failure: failureFrom(status, { code: "body-too-large", message }) };
}

const minWaitMs = 250;
const maxWaitMs = 5000;

function waitOf(retryAfter: string | null): number {
  const seconds = /^\d{1,4}$/.test(retryAfter ?? "") ? Number(retryAfter) : 1;
  return Math.min(Math.max(seconds * 1000, minWaitMs), maxWaitMs);
}

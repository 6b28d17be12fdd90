import type { ErrorCode, ErrorReply } from "@comanda/contract/error-reply";
import { refusalMessages } from "@comanda/contract/all-refusals";
import { requestErrors } from "@comanda/contract/request-errors";
import type { FastifyReply } from "fastify";

import { fillPlaceholders } from "./fill-placeholders.ts";
import type { RefusedCall } from "#call/refused-call.ts";

export async function sendRefusal(reply: FastifyReply, refused: RefusedCall): Promise<void> {
  const { status, message } = errorDefinitions[refused.refusal];
  const waitSeconds = refused.about?.["waitSeconds"] ?? retryAfterSeconds;
  if (retryableStatuses.has(status)) reply.header("retry-after", String(waitSeconds));
  await reply.code(status).header("cache-control", "no-store").send(errorReply(refused, message));
}

/** The request may succeed in a moment: too many calls, or a server that is unavailable for now. */
const retryableStatuses: ReadonlySet<number> = new Set([429, 503]);
const retryAfterSeconds = 1;

type ErrorDefinition = { readonly status: number; readonly message: string };

/** One table for the business rules and one for requests that never reached them; no code is in both. */
const errorDefinitions: Readonly<Record<ErrorCode, ErrorDefinition>> = {
  ...refusalMessages,
  ...requestErrors,
};

type SentError = Pick<ErrorReply, "code" | "message" | "isRule"> & Omit<RefusedCall, "refusal">;

function errorReply({ refusal, ...details }: RefusedCall, message: string): SentError {
  const filled = fillPlaceholders(message, details.about ?? {});
  const isRule = refusal in refusalMessages;
  return { code: refusal, message: filled, ...(isRule && { isRule }), ...details };
}

import { apiPrefix } from "@comanda/contract/call";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

import { Outage } from "#database/outage.ts";

import { sendRefusal } from "./error-replies.ts";
import type { OutageWatch } from "./outage-watch.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";

type ErrorHandler = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/**
 * Replies to every error that a handler or the framework throws. An internal fault is reported by an id that finds it
 * in the log.
 */
export function createErrorHandler(watch: OutageWatch): ErrorHandler {
  return async (error, request, reply) => {
    const refused = toRefusal(error);
    if (error instanceof Outage) watch.note(error, request.log);
    else if (refused === null) request.log.error({ err: error }, "fault");
    await sendRefusal(reply, refused ?? refuseCall("fault", { reference: request.id }));
  };
}

function toRefusal(error: FastifyError): RefusedCall | null {
  if (error instanceof Outage) return refuseCall(error.kind);
  const { code, statusCode } = error;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuseCall("body-too-large");
  if (code === "FST_ERR_BAD_URL") return refuseCall("target-malformed");
  const isClients = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isClients ? refuseCall("invalid-request") : null;
}

export function isApiPath(target: string): boolean {
  const [path = ""] = target.split("?");
  return path === apiPrefix || path.startsWith(`${apiPrefix}/`);
}

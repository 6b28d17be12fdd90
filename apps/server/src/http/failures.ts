import { apiPrefix } from "@comanda/contract/call";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

import { sendRefusal } from "./error-replies.ts";
import { refuseCall, type RefusedCall } from "./refused-call.ts";

/** Answers whatever a handler or the framework throws. A fault of ours is told by a number that finds it in the log. */
export async function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refused = refusalOf(error);
  if (refused === null) request.log.error({ err: error }, "fault");
  await sendRefusal(reply, refused ?? refuseCall("fault", { reference: request.id }));
}

function refusalOf({ code, statusCode }: FastifyError): RefusedCall | null {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuseCall("body-too-large");
  if (code === "FST_ERR_BAD_URL") return refuseCall("target-malformed");
  const isClients = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isClients ? refuseCall("invalid-request") : null;
}

export function isApiPath(target: string): boolean {
  const [path = ""] = target.split("?");
  return path === apiPrefix || path.startsWith(`${apiPrefix}/`);
}

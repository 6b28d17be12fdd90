import { maximumPdfBytes } from "@comanda/contract/call";
import type { FastifyReply, FastifyRequest } from "fastify";

import { sendRefusal } from "./error-replies.ts";
import { incomingCall, type IncomingCall } from "./incoming-call.ts";
import type { RefusedCall } from "./refused-call.ts";

/** Whether the headers are those of somebody whose body is worth reading; nothing is believed yet. */
export type BodyGate = (incoming: IncomingCall) => Promise<RefusedCall | null>;

/** Larger bodies than this are only those of reports, which have a limit of their own. */
export const maximumBodyBytes = 64 * 1024;

/** Beside its PDF a form has a few short fields, or the summary of a year. */
const formFieldBytes = 5 * 1024 * 1024;

type Options = {
  readonly bodyLimit: number;
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** For a call that takes a PDF: strangers cannot fill the memory with what is read before its signature is checked. */
export function largeBody(gate: BodyGate): Options {
  return {
    bodyLimit: maximumPdfBytes + formFieldBytes,
    onRequest: async (request, reply) => {
      if (isSmall(request)) return undefined;
      const refused = await gate(incomingCall(request));
      if (refused === null) return undefined;
      // The body is still on its way, and nobody is going to read it.
      await sendRefusal(reply.header("connection", "close"), refused);
      return reply;
    },
  };
}

function isSmall({ headers }: FastifyRequest): boolean {
  return Number(headers["content-length"] ?? Number.NaN) <= maximumBodyBytes;
}

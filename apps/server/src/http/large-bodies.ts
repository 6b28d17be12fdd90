import { maximumPdfBytes, type Call } from "@comanda/contract/call";
import { maximumOfficeBytes } from "@comanda/contract/office";
import type { FastifyReply, FastifyRequest } from "fastify";

import { sendRefusal } from "./error-replies.ts";
import { incomingCall, type IncomingCall } from "./incoming-call.ts";
import type { RefusedCall } from "#call/refused-call.ts";

/** Whether the headers are those of somebody whose body is worth reading; nothing is believed yet. */
export type BodyGate = (incoming: IncomingCall) => Promise<RefusedCall | null>;

/** Larger bodies than this are only those of reports and of the back office, which have limits of their own. */
export const maximumBodyBytes = 64 * 1024;

/** Beside its PDF a form has a few short fields, or the summary of a year. */
const formFieldBytes = 5 * 1024 * 1024;

type Options = {
  readonly bodyLimit: number;
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** As large as the body of a call may be, where that is more than usual. */
export function largeBodyLimit({ file, isLarge }: Pick<Call, "file" | "isLarge">): number | null {
  if (file !== undefined) return maximumPdfBytes + formFieldBytes;
  return isLarge === true ? maximumOfficeBytes : null;
}

/** For a call that takes much: strangers cannot fill the memory with what is read before its signature is checked. */
export function largeBody(gate: BodyGate, bodyLimit: number): Options {
  return {
    bodyLimit,
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

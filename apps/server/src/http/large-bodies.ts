import { maximumBillBytes, maximumPdfBytes, type Call } from "@comanda/contract/call";
import { maximumOfficeBytes } from "@comanda/contract/office";
import type { FastifyReply, FastifyRequest } from "fastify";

import { sendRefusal } from "./error-replies.ts";
import { incomingCall, type IncomingCall } from "./incoming-call.ts";
import type { RefusedCall } from "#call/refused-call.ts";

/** Decides by the headers whether the body is worth reading; nothing is authenticated yet. */
export type BodyGate = (incoming: IncomingCall) => Promise<RefusedCall | null>;

/** Only reports, the back office and calls that name the lines of a bill have larger bodies, with limits of their own. */
export const maxBodyBytes = 64 * 1024;

/** Beside its PDF a form has a few short fields, or the summary of a year. */
const formFieldBytes = 5 * 1024 * 1024;

type RouteOptions = {
  readonly bodyLimit: number;
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** The body limit of a call, if it is above the default. */
export function largeBodyLimit({
  file,
  isLarge,
  namesLines,
}: Pick<Call, "file" | "isLarge" | "namesLines">): number | null {
  if (file !== undefined) return maximumPdfBytes + formFieldBytes;
  if (namesLines === true) return maximumBillBytes;
  return isLarge === true ? maximumOfficeBytes : null;
}

/** For a call with a large body: strangers cannot fill the memory before the signature is checked. */
export function largeBody(gate: BodyGate, bodyLimit: number): RouteOptions {
  return {
    bodyLimit,
    onRequest: async (request, reply) => {
      if (isSmall(request)) return undefined;
      const refused = await gate(incomingCall(request));
      if (refused === null) return undefined;
      // The rest of the body is still arriving and will not be read.
      await sendRefusal(reply.header("connection", "close"), refused);
      return reply;
    },
  };
}

function isSmall({ headers }: FastifyRequest): boolean {
  return Number(headers["content-length"] ?? Number.NaN) <= maxBodyBytes;
}

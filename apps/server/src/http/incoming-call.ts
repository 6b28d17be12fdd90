import type { FastifyRequest } from "fastify";

/** A request as it came in, byte for byte: what a signature is checked against. */
export type IncomingCall = {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Every value that was sent under this name, so that a repeated header shows. */
  readonly headerValues: (name: string) => readonly string[];
  readonly body: Uint8Array;
};

const noBytes = new Uint8Array();

export function incomingCall(request: FastifyRequest): IncomingCall {
  const { rawHeaders } = request.raw;
  return {
    method: request.method,
    target: request.raw.url ?? "",
    headerValues: (name) => {
      const wanted = name.toLowerCase();
      return rawHeaders.filter(
        (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === wanted,
      );
    },
    body: request.body instanceof Uint8Array ? request.body : noBytes,
  };
}

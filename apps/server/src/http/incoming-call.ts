import type { FastifyRequest } from "fastify";

/** A request as it came in, byte for byte: signatures are checked against it. */
export type IncomingCall = {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Every value that was sent under this name, so that a repeated header is visible. */
  readonly headerValues: (name: string) => readonly string[];
  readonly body: Uint8Array;
  /** The socket's address, because no proxy is trusted. */
  readonly address: string;
};

const noBytes = new Uint8Array();
const noValues: readonly string[] = [];

export function incomingCall(request: FastifyRequest): IncomingCall {
  const values = valuesByName(request.raw.rawHeaders);
  return {
    method: request.method,
    target: request.raw.url ?? "",
    headerValues: (name) => values.get(name.toLowerCase()) ?? noValues,
    body: bodyOf(request),
    address: request.ip,
  };
}

export function bodyOf({ body }: FastifyRequest): Uint8Array {
  return body instanceof Uint8Array ? body : noBytes;
}

/** Node's own list of headers keeps one value of a name, or joins them. */
function valuesByName(rawHeaders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? "").toLowerCase();
    const value = rawHeaders[index + 1] ?? "";
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
}

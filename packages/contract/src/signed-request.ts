import { parseWireDateTime, wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerSecond, type Instant } from "@comanda/domain/time/instant";
import { formatToken } from "./token-header.ts";

export const signedHeaders = {
  token: "X-WSSE",
  location: "X-Location-Id",
  timer: "X-Timer",
  /** A UUID created when the person pressed the button; on writes. */
  idempotencyKey: "Idempotency-Key",
} as const;

export const nonceBytes = 18;

/** A call that was created longer ago, or further in the future, is refused. */
export const signatureWindow = {
  pastMs: 60 * msPerSecond,
  futureMs: 30 * msPerSecond,
} as const;

export function formatCreated(at: Instant): string {
  const ms = String(at - Math.floor(at / msPerSecond) * msPerSecond).padStart(3, "0");
  return `${wireDateTime(at).replace(" ", "T")}.${ms}Z`;
}

/** Null unless it formats back to the same text: the 30th of February is invalid. */
export function parseCreated(text: string): Instant | null {
  const [, date, time, ms] = /^(.{10})T(.{8})\.(\d{3})Z$/.exec(text) ?? [];
  const second = parseWireDateTime(`${date ?? ""} ${time ?? ""}`);
  return second === null ? null : instant(second + Number(ms));
}

/** The value of the timer header: Created in whole seconds. */
export function formatTimer(created: Instant): string {
  return String(Math.floor(created / msPerSecond));
}

export type RequestToSign = {
  readonly method: string;
  /** Path and query as sent: /api/pick-station/3. */
  readonly target: string;
  /** As in the Host header: the browser's `location.host`. */
  readonly host: string;
  readonly username: string;
  readonly session: string;
  readonly epoch: number;
  readonly created: string;
  readonly nonce: string;
  readonly location: string;
  readonly timer: string;
  /** Null if the request has no such header. */
  readonly idempotencyKey: string | null;
  readonly contentType: string | null;
  /** SHA-256 of the body in lower-case hex, also of an empty body. */
  readonly bodyHash: string;
};

/** The input of HMAC-SHA-256. The length prefixes prevent bytes from moving between neighbouring fields. */
export function stringToSign(request: RequestToSign): string {
  return [
    "POS-HMAC-SHA256-2",
    request.method,
    request.target,
    request.host,
    request.username,
    request.session,
    String(request.epoch),
    request.created,
    request.nonce,
    request.location,
    request.timer,
    request.idempotencyKey ?? "-",
    request.contentType ?? "-",
    request.bodyHash,
  ]
    .map((field) => `${asciiLength(field)}:${field}`)
    .join("\n");
}

/** Every field is ASCII, so its characters are its bytes. */
function asciiLength(field: string): number {
  if (!/^[\x20-\x7e]*$/.test(field)) throw new RangeError("Only ASCII can be signed");
  return field.length;
}

/** The headers of a signed request, besides Host and Content-Type, which the browser sets. */
export function buildSignedHeaders(request: RequestToSign, digest: string): Record<string, string> {
  const { username, nonce, created, session, epoch } = request;
  return {
    [signedHeaders.token]: formatToken({ username, digest, nonce, created, session, epoch }),
    [signedHeaders.location]: request.location,
    [signedHeaders.timer]: request.timer,
    ...(request.idempotencyKey !== null && {
      [signedHeaders.idempotencyKey]: request.idempotencyKey,
    }),
  };
}

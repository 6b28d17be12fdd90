import { parseWireDateTime, wireDateTime } from "@comanda/domain/time/date-text";
import { instant, msPerSecond, type Instant } from "@comanda/domain/time/instant";

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

/** The content of the token header. */
export type Token = {
  readonly username: string;
  /** Base64 of the 32 bytes of the HMAC. */
  readonly digest: string;
  /** Base64 of 18 random bytes, new for every request. */
  readonly nonce: string;
  /** Milliseconds and a Z: 2026-11-20T19:55:01.123Z. */
  readonly created: string;
  readonly session: string;
  readonly epoch: number;
};

const maximumTokenLength = 600;

/** The 43rd character of 32 bytes has two unused bits; only the spelling with both of them 0 is canonical. */
const tokenPattern =
  /^UsernameToken Username="([a-z0-9][a-z0-9._@-]{0,63})", PasswordDigest="([A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)", Nonce="([A-Za-z0-9+/]{24})", Created="(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)", Session="([A-Za-z0-9_-]{22})", Epoch="(0|[1-9]\d{0,5})", Alg="HS256-2"$/;

export function formatToken(token: Token): string {
  return (
    `UsernameToken Username="${token.username}", PasswordDigest="${token.digest}", ` +
    `Nonce="${token.nonce}", Created="${token.created}", Session="${token.session}", ` +
    `Epoch="${token.epoch}", Alg="HS256-2"`
  );
}

/** Null for anything but the canonical spelling of a token. */
export function parseToken(header: string): Token | null {
  if (header.length > maximumTokenLength) return null;
  const [, username, digest, nonce, created, session, epoch] = tokenPattern.exec(header) ?? [];
  if (username === undefined || digest === undefined || nonce === undefined) return null;
  if (created === undefined || session === undefined || epoch === undefined) return null;
  return { username, digest, nonce, created, session, epoch: Number(epoch) };
}

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

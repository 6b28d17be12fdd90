import {
  parseCreated,
  signedHeaders,
  formatTimer,
  type RequestToSign,
} from "@comanda/contract/signed-request";
import type { Token } from "@comanda/contract/token-header";
import { parseToken } from "@comanda/contract/parse-token";
import { id, type LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { IncomingCall } from "#http/incoming-call.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";

/** What a request claims, before it is verified. */
export type Signature = {
  readonly token: Token;
  readonly createdAt: Instant;
  readonly location: LocationId;
  /** What must have been signed, except for the hash of the body. */
  readonly toSign: Omit<RequestToSign, "bodyHash">;
};

/** Reads the headers of a signed request; an ambiguous one is refused. */
export function readSignature(incoming: IncomingCall): Signature | RefusedCall {
  const [header, ...moreHeaders] = incoming.headerValues(signedHeaders.token);
  if (header === undefined) return refuseCall("token-missing");
  const token = moreHeaders.length === 0 ? parseToken(header) : null;
  if (token === null) return refuseCall("token-malformed");
  const createdAt = parseCreated(token.created);
  if (createdAt === null) return refuseCall("created-malformed");
  const location = only(incoming.headerValues(signedHeaders.location));
  if (!/^[1-9]\d{0,9}$/.test(location)) return refuseCall("location-malformed");
  const timer = only(incoming.headerValues(signedHeaders.timer));
  if (timer !== formatTimer(createdAt)) return refuseCall("timer-mismatch");
  const plain = readPlainHeaders(incoming);
  if ("refusal" in plain) return plain;
  if (!isPlainTarget(incoming.target)) return refuseCall("target-malformed");
  const { digest: _digest, ...claims } = token;
  const { method, target } = incoming;
  return {
    token,
    createdAt,
    location: id<"location">(Number(location)),
    toSign: { ...claims, ...plain, method, target, location, timer },
  };
}

type PlainHeaders = Pick<RequestToSign, "host" | "contentType" | "idempotencyKey">;

function readPlainHeaders(incoming: IncomingCall): PlainHeaders | RefusedCall {
  const hosts = incoming.headerValues("host");
  const types = incoming.headerValues("content-type");
  const keys = incoming.headerValues(signedHeaders.idempotencyKey);
  const encodings = incoming.headerValues("content-encoding");
  if (hosts.length > 1 || types.length > 1 || keys.length > 1) return refuseCall("header-repeated");
  const [host = ""] = hosts;
  const [contentType = null] = types;
  const [idempotencyKey = null] = keys;
  const isAscii = /^[\x20-\x7e]*$/.test(`${host}${contentType ?? ""}`);
  const isKey =
    idempotencyKey === null || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(idempotencyKey);
  if (host === "" || !isAscii || !isKey || encodings.length > 0)
    return refuseCall("header-malformed");
  return { host, contentType, idempotencyKey };
}

/** A path with a single spelling: proxies and servers disagree about all others. */
function isPlainTarget(target: string): boolean {
  const [path = ""] = target.split("?");
  return (
    /^\/[\x21-\x7e]*$/.test(target) && !/(^|\/)\.\.?(\/|$)|\/\/|\\|#|%2f|%5c|%00|%2e/i.test(path)
  );
}

/** The value of a header that was sent exactly once; otherwise a text that no grammar accepts. */
function only(values: readonly string[]): string {
  return values.length === 1 ? (values[0] ?? "") : "";
}

import {
  buildSignedHeaders,
  nonceBytes,
  parseCreated,
  stringToSign,
  formatTimer,
} from "@comanda/contract/signed-request";
import { encodeBase64 } from "./base64.ts";
import { serverNow } from "./clock.ts";
import { hashBody } from "./hash-body.ts";
import { findNewestKeys } from "./key-store.ts";
import { reportFault } from "./report-fault.ts";
import type { Session } from "./session.ts";

export type UnsignedRequest = {
  readonly method: string;
  readonly target: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string | null;
  readonly idempotencyKey: string | null;
};

/**
 * The headers that authenticate the request: `key-lost` if the key is gone, `not-now` if the device cannot read it at
 * the moment.
 */
export async function signRequest(
  request: UnsignedRequest,
  session: Session,
): Promise<Record<string, string> | "key-lost" | "not-now"> {
  try {
    return (await signWithSessionKeys(request, session)) ?? "key-lost";
  } catch (error) {
    reportFault(error);
    return "not-now";
  }
}

async function signWithSessionKeys(
  { body, ...request }: UnsignedRequest,
  session: Session,
): Promise<Record<string, string> | null> {
  const keys = await findNewestKeys(session.token.session);
  const created = new Date(serverNow()).toISOString();
  const moment = parseCreated(created);
  if (keys === null || moment === null) return null;
  const toSign = {
    ...request,
    host: location.host,
    username: session.user.username,
    session: session.token.session,
    epoch: keys.epoch,
    created,
    nonce: encodeBase64(crypto.getRandomValues(new Uint8Array(nonceBytes))),
    location: String(session.user.location ?? session.locations[0]?.id ?? 0),
    timer: formatTimer(moment),
    bodyHash: await hashBody(body),
  };
  const bytes = new TextEncoder().encode(stringToSign(toSign));
  return buildSignedHeaders(
    toSign,
    encodeBase64(await crypto.subtle.sign("HMAC", keys.signer, bytes)),
  );
}

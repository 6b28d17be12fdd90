import {
  createHmac,
  createSecretKey,
  hash,
  randomBytes,
  randomUUID,
  type KeyObject,
} from "node:crypto";

import type { ReplyOf } from "@comanda/contract/call";
import type { signIn } from "@comanda/contract/sign-in";
import {
  formatCreated,
  buildSignedHeaders,
  nonceBytes,
  parseCreated,
  stringToSign,
  formatTimer,
} from "@comanda/contract/signed-request";

type ToSign = {
  readonly method: string;
  /** It writes something, and has an idempotency key. */
  readonly isWrite: boolean;
  readonly target: string;
  readonly body: string;
  readonly host: string;
  readonly location: number;
  /** The time by the till's clock. */
  readonly createdMs: number;
};

type KeyOfSession = ReplyOf<typeof signIn>["token"];

const signers = new WeakMap<KeyOfSession, KeyObject>();

/** Imported once, as tills do: setting up an HMAC from bytes takes longer than the rest of a signature. */
function signerOf(token: KeyOfSession): KeyObject {
  const known = signers.get(token) ?? createSecretKey(Buffer.from(token.key, "base64"));
  signers.set(token, known);
  return known;
}

/** The headers that sign a session's request. */
export function signedHeaders(
  { user, token }: Pick<ReplyOf<typeof signIn>, "user" | "token">,
  { body, createdMs, isWrite, ...request }: ToSign,
): Readonly<Record<string, string>> {
  const created = parseCreated(new Date(createdMs).toISOString());
  if (created === null) throw new Error("The clock of the till says nothing");
  const contentType = body === "" ? null : "application/json";
  const toSign = {
    ...request,
    location: String(request.location),
    username: user.username,
    session: token.session,
    epoch: token.epoch,
    created: formatCreated(created),
    nonce: randomBytes(nonceBytes).toString("base64"),
    timer: formatTimer(created),
    idempotencyKey: isWrite ? randomUUID() : null,
    contentType,
    bodyHash: hash("sha256", body, "hex"),
  };
  const digest = createHmac("sha256", signerOf(token))
    .update(stringToSign(toSign))
    .digest("base64");
  const headers = buildSignedHeaders(toSign, digest);
  return contentType === null ? headers : { ...headers, "content-type": contentType };
}

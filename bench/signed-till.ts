import { createHash, createHmac, randomBytes } from "node:crypto";

import { callTarget, type ReplyOf } from "@comanda/contract/call";
import { signIn } from "@comanda/contract/sign-in";
import {
  createdText,
  headersOf,
  nonceBytes,
  parseCreated,
  stringToSign,
  timerText,
  type RequestToSign,
} from "@comanda/contract/signed-request";
import { Value } from "typebox/value";

export type SignedTill = {
  readonly get: (target: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
};

type Credentials = { readonly username: string; readonly password: string };

/** A till without a screen: signs in and signs what it asks for. */
export async function signedTill(origin: string, credentials: Credentials): Promise<SignedTill> {
  const answer = await fetch(origin + callTarget(signIn), {
    method: signIn.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const reply: unknown = await answer.json();
  if (!isSignedIn(reply)) throw new Error(`Not signed in: ${JSON.stringify(reply)}`);
  return {
    get: (target, headers = {}) =>
      fetch(origin + target, {
        headers: { ...headers, ...signatureOf(reply, new URL(origin).host, target) },
      }),
  };
}

type SignedIn = ReplyOf<typeof signIn>;

function isSignedIn(reply: unknown): reply is SignedIn {
  return Value.Check(signIn.reply, reply);
}

function signatureOf({ user, token }: SignedIn, host: string, target: string) {
  const created = parseCreated(new Date().toISOString());
  if (created === null) throw new Error("This machine has no clock");
  const request: RequestToSign = {
    method: "GET",
    target,
    host,
    username: user.username,
    session: token.session,
    epoch: token.epoch,
    created: createdText(created),
    nonce: randomBytes(nonceBytes).toString("base64"),
    location: String(user.subLocations[0]),
    timer: timerText(created),
    idempotencyKey: null,
    contentType: null,
    bodyHash: createHash("sha256").update("").digest("hex"),
  };
  const digest = createHmac("sha256", Buffer.from(token.key, "base64"))
    .update(stringToSign(request))
    .digest("base64");
  return headersOf(request, digest);
}

import { createHash, createHmac, randomBytes } from "node:crypto";

import { approvalHeader } from "@comanda/contract/approval-header";
import { callTarget, type Call, type ReplyOf } from "@comanda/contract/call";
import { errorReply, type ErrorReply } from "@comanda/contract/error-reply";
import { signIn } from "@comanda/contract/sign-in";
import {
  formatCreated,
  buildSignedHeaders,
  nonceBytes,
  stringToSign,
  formatTimer,
  type RequestToSign,
} from "@comanda/contract/signed-request";
import { instant } from "@comanda/domain/time/instant";
import type { LightMyRequestResponse } from "fastify";
import type { Static, TSchema } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import { refuseUndocumented } from "./refuse-undocumented.ts";
import type { TestApp } from "./test-app.ts";

export type SignedIn = ReplyOf<typeof signIn>;

export type SentRequest = {
  readonly method: Call["method"];
  readonly target: string;
  readonly body: string;
  /** The body, if it is not text. */
  readonly bytes?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

type Input = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent instead of the body. */
  readonly form?: { readonly contentType: string; readonly bytes: Buffer };
  /** The location of the call, if it is not the user's first. */
  readonly location?: number;
  /** How far the device's clock is ahead. */
  readonly aheadMs?: number;
  readonly idempotencyKey?: string;
  /** Of a manager, for this call. */
  readonly approval?: string;
};

export async function postSignIn(
  { app }: TestApp,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app().inject({
    method: signIn.method,
    url: callTarget(signIn),
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(body),
  });
}

export async function signInAs(
  test: TestApp,
  username: string,
  password = "demo",
): Promise<SignedIn> {
  return replyOf(signIn, await postSignIn(test, { username, password }));
}

/** A till's request, signed with its session's key. */
export function signedRequest(
  test: Pick<TestApp, "now">,
  { user, token }: SignedIn,
  call: Pick<Call, "method" | "path">,
  input: Input = {},
): SentRequest {
  const body = input.body === undefined ? "" : JSON.stringify(input.body);
  const created = instant(test.now() + (input.aheadMs ?? 0));
  const toSign: RequestToSign = {
    method: call.method,
    target: callTarget(call, input),
    host: "localhost:80",
    username: user.username,
    session: token.session,
    epoch: token.epoch,
    created: formatCreated(created),
    nonce: randomBytes(nonceBytes).toString("base64"),
    location: String(input.location ?? user.subLocations[0]),
    timer: formatTimer(created),
    idempotencyKey: input.idempotencyKey ?? null,
    contentType: input.form?.contentType ?? (body === "" ? null : "application/json"),
    bodyHash: createHash("sha256")
      .update(input.form?.bytes ?? body)
      .digest("hex"),
  };
  const digest = createHmac("sha256", Buffer.from(token.key, "base64"))
    .update(stringToSign(toSign))
    .digest("base64");
  const headers = {
    host: toSign.host,
    ...buildSignedHeaders(toSign, digest),
    ...(input.approval !== undefined && { [approvalHeader]: input.approval }),
  };
  return {
    method: call.method,
    target: toSign.target,
    body,
    ...(input.form !== undefined && { bytes: input.form.bytes }),
    headers:
      toSign.contentType === null ? headers : { ...headers, "content-type": toSign.contentType },
  };
}

export async function send(
  { app }: TestApp,
  { method, target, body, bytes, headers }: SentRequest,
): Promise<LightMyRequestResponse> {
  return app().inject({
    method,
    url: target,
    headers,
    ...((bytes !== undefined || body !== "") && { payload: bytes ?? body }),
  });
}

export async function callAs(
  test: TestApp,
  signedIn: SignedIn,
  call: Pick<Call, "method" | "path">,
  input: Input = {},
): Promise<LightMyRequestResponse> {
  const response = await send(test, signedRequest(test, signedIn, call, input));
  refuseUndocumented(call, response);
  return response;
}

/** The reply of a successful call, checked against the contract. */
export function replyOf<C extends Call>(call: C, response: LightMyRequestResponse): ReplyOf<C> {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return parsed<C["reply"]>(call.reply, response.json());
}

export function errorOf(response: LightMyRequestResponse): ErrorReply & { status: number } {
  return { status: response.statusCode, ...parsed(errorReply, response.json()) };
}

function parsed<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (!matchesSchema(schema, value))
    throw new Error(`Not in the contract: ${JSON.stringify(value)}`);
  return value;
}

import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { callTarget, type Call, type ReplyOf } from "@comanda/contract/call";
import { pickStation, signIn } from "@comanda/contract/sign-in";
import {
  createdText,
  headersOf,
  nonceBytes,
  parseCreated,
  stringToSign,
  timerText,
} from "@comanda/contract/signed-request";
import { Value } from "typebox/value";

type Request = NonNullable<Parameters<typeof callTarget>[1]> & { readonly body?: unknown };

/** A till without a screen, for what a journey needs done before it begins. */
export type ApiTill = {
  readonly call: <C extends Call>(call: C, request?: Request) => Promise<ReplyOf<C>>;
};

/** Signs in as somebody of the demo venue and picks a station by its name. */
export async function apiTill(
  origin: string,
  username: string,
  station: string,
  /** How far the server's clock is ahead of this machine's. */
  aheadMs: () => number = () => 0,
): Promise<ApiTill> {
  const signedIn = await exchange(signIn, origin + callTarget(signIn), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: "demo" }),
  });
  const picked = signedIn.stations.find(({ name }) => name === station);
  if (picked === undefined) throw new Error(`There is no station ${station}`);
  const send = <C extends Call>(call: C, request: Request = {}) => {
    const target = callTarget(call, request);
    const body = request.body === undefined ? "" : JSON.stringify(request.body);
    return exchange(call, origin + target, {
      method: call.method,
      headers: signed(signedIn, {
        method: call.method,
        target,
        body,
        host: new URL(origin).host,
        location: picked.location,
        createdMs: Date.now() + aheadMs(),
      }),
      ...(body !== "" && { body }),
    });
  };
  await send(pickStation, { params: { id: picked.id } });
  return { call: send };
}

async function exchange<C extends Call>(
  call: C,
  url: string,
  request: RequestInit,
): Promise<ReplyOf<C>> {
  const response = await fetch(url, request);
  const reply: unknown = await response.json();
  if (!response.ok || !isReply(call, reply)) {
    throw new Error(`${call.name} was answered ${response.status}: ${JSON.stringify(reply)}`);
  }
  return reply;
}

function isReply<C extends Call>(call: C, reply: unknown): reply is ReplyOf<C> {
  return Value.Check(call.reply, reply);
}

type ToSign = {
  readonly method: string;
  readonly target: string;
  readonly body: string;
  readonly host: string;
  readonly location: number;
  readonly createdMs: number;
};

function signed({ user, token }: ReplyOf<typeof signIn>, { body, createdMs, ...request }: ToSign) {
  const created = parseCreated(new Date(createdMs).toISOString());
  if (created === null) throw new Error("This machine has no clock");
  const contentType = body === "" ? null : "application/json";
  const toSign = {
    ...request,
    location: String(request.location),
    username: user.username,
    session: token.session,
    epoch: token.epoch,
    created: createdText(created),
    nonce: randomBytes(nonceBytes).toString("base64"),
    timer: timerText(created),
    idempotencyKey: request.method === "GET" ? null : randomUUID(),
    contentType,
    bodyHash: createHash("sha256").update(body).digest("hex"),
  };
  const digest = createHmac("sha256", Buffer.from(token.key, "base64"))
    .update(stringToSign(toSign))
    .digest("base64");
  const headers = headersOf(toSign, digest);
  return contentType === null ? headers : { ...headers, "content-type": contentType };
}

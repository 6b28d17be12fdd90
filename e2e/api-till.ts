import { callTarget, needsKey, type Call, type ReplyOf } from "@comanda/contract/call";
import { signIn } from "@comanda/contract/sign-in";
import { pickStation } from "@comanda/contract/pick-station";
import { Value } from "typebox/value";

import { signedHeaders } from "./signed-headers.ts";

type Request = NonNullable<Parameters<typeof callTarget>[1]> & { readonly body?: unknown };

/** A till without a screen, for what a journey needs done before it starts. */
export type ApiTill = {
  readonly call: <C extends Call>(call: C, request?: Request) => Promise<ReplyOf<C>>;
};

type Credentials = { readonly username: string; readonly password: string };

/** Signs in, as a user of the demo venue unless a password is named, and picks a station by name. */
export async function apiTill(
  origin: string,
  user: string | Credentials,
  station: string,
  /** How far the server's clock is ahead of this machine's. */
  aheadMs: () => number = () => 0,
): Promise<ApiTill> {
  const signedIn = await exchange(signIn, origin + callTarget(signIn), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(typeof user === "string" ? { username: user, password: "demo" } : user),
  });
  const picked = signedIn.stations.find(({ name }) => name === station);
  if (picked === undefined) throw new Error(`There is no station ${station}`);
  const send = <C extends Call>(call: C, request: Request = {}) => {
    const target = callTarget(call, request);
    const body = request.body === undefined ? "" : JSON.stringify(request.body);
    return exchange(call, origin + target, {
      method: call.method,
      headers: signedHeaders(signedIn, {
        method: call.method,
        isWrite: needsKey(call),
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

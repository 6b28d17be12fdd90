import { Agent, request, type IncomingMessage } from "node:http";

import { callTarget, needsKey, type Call, type ReplyOf } from "@comanda/contract/call";
import { signIn } from "@comanda/contract/sign-in";
import { pickStation } from "@comanda/contract/pick-station";
import { Compile, type Validator } from "typebox/compile";

import { signedHeaders } from "../e2e/signed-headers.ts";
import { takeKeyOffer } from "./take-key-offer.ts";

type Input = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type HttpReply = {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
};

/** A till without a screen: it has a session and a connection of its own, and signs its requests. */
export type Till = {
  readonly who: ReplyOf<typeof signIn>;
  /** Where it stands; null before it is at a station. */
  readonly station: number | null;
  readonly ask: (call: Call, input?: Input) => Promise<HttpReply>;
  /** Resolves when the reply starts to arrive, for a call that stays open. */
  readonly listen: (call: Call, input?: Input) => Promise<IncomingMessage>;
  readonly leave: () => void;
};

/** The tills of a venue have signed in before, so their devices are known. */
const devices = new Map<string, string>();

export async function signedTill(
  origin: string,
  { username, station }: { readonly username: string; readonly station?: number },
): Promise<Till> {
  const device = devices.get(origin);
  const credentials = { username, password: "demo", ...(device !== undefined && { device }) };
  const who = replyOf(signIn, await callUnsigned(origin, signIn, credentials));
  devices.set(origin, who.device);
  const till = tillOf(origin, who, station ?? null);
  if (station !== undefined) {
    replyOf(pickStation, await till.ask(pickStation, { params: { id: station } }));
  }
  return till;
}

/** A till with this session. */
export function tillOf(
  origin: string,
  who: ReplyOf<typeof signIn>,
  station: number | null = null,
): Till {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  let { token } = who;
  const listen: Till["listen"] = async (call, input = {}) => {
    const body = input.body === undefined ? "" : JSON.stringify(input.body);
    const signed = signedHeaders(
      { user: who.user, token },
      {
        method: call.method,
        isWrite: needsKey(call),
        target: callTarget(call, input),
        body,
        host: new URL(origin).host,
        location: Number(who.user.subLocations[0]),
        createdMs: Date.now(),
      },
    );
    const target = callTarget(call, input);
    const answered = await send(origin, { agent, call, body, target, signed, input });
    token = takeKeyOffer(token, signed, answered.headers);
    return answered;
  };
  return {
    who,
    station,
    listen,
    ask: async (call, input) => readBody(await listen(call, input)),
    leave: () => agent.destroy(),
  };
}

const shared = new Agent({ keepAlive: true });

/** An unsigned call. */
export async function callUnsigned(origin: string, call: Call, body?: unknown): Promise<HttpReply> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const target = callTarget(call);
  const signed = text === "" ? {} : { "content-type": "application/json" };
  return readBody(
    await send(origin, { agent: shared, call, body: text, target, signed, input: {} }),
  );
}

/** The reply of a successful call. */
export function replyOf<C extends Call>(call: C, { status, body }: HttpReply): ReplyOf<C> {
  if (status !== 200) throw new Error(`${call.name}: ${status} ${body.toString().slice(0, 500)}`);
  const reply: unknown = JSON.parse(body.toString());
  if (!isReplyOf(call, reply)) throw new Error(`${call.name} is not as promised`);
  return reply;
}

const validators = new WeakMap<Call["reply"], Validator>();

/** Compiled once: time that this process spends would be measured as server time. */
function isReplyOf<C extends Call>({ reply }: C, value: unknown): value is ReplyOf<C> {
  const known = validators.get(reply) ?? Compile(reply);
  validators.set(reply, known);
  return known.Check(value);
}

type Sent = {
  readonly agent: Agent;
  readonly call: Call;
  readonly target: string;
  readonly body: string;
  readonly signed: Readonly<Record<string, string>>;
  readonly input: Input;
};

async function send(origin: string, sent: Sent): Promise<IncomingMessage> {
  const { agent, call, target, body, signed, input } = sent;
  const headers = {
    ...signed,
    ...input.headers,
    ...(body !== "" && { "content-length": String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(origin + target, { method: call.method, agent, headers }, resolve);
    asked.on("error", reject);
    asked.end(body);
  });
}

async function readBody(answer: IncomingMessage): Promise<HttpReply> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(parts),
  };
}

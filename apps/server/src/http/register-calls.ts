import { createHash } from "node:crypto";
import { Readable } from "node:stream";

import { apiPrefix, type Call, type ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import { signedHeaders } from "@comanda/contract/signed-request";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { isWritten, type Command, type Writing } from "#journal/command.ts";

import { sendRefusal } from "./error-replies.ts";
import { incomingCall, type IncomingCall } from "./incoming-call.ts";
import { isKept, sendKept, type KeptReply } from "./kept-reply.ts";
import { inputReader, type CallInput } from "./read-input.ts";
import { isRefused, refuseCall, type RefusedCall } from "./refused-call.ts";
import { sendEvents } from "./send-events.ts";
import { sendReply, sendWritten } from "./send-reply.ts";
import type { Session } from "./session.ts";

export type Authenticate = (incoming: IncomingCall) => Promise<Session | RefusedCall>;

/** Who sends a call that nobody signed: the address of the socket, for no proxy is believed. */
export type Caller = { readonly address: string };

type Answer<C extends Call> = ReplyOf<C> | RefusedCall;
/** The change lists are the journal's to add. */
type WrittenAnswer<C extends Call> = Omit<ReplyOf<C>, JournalField> | RefusedCall;
type PublicCall = Call & { readonly permission: "public" };

/** Where the features hang their calls: method, path, permission and input are the contract's. */
export type CallRegistry = {
  readonly answerPublic: <C extends PublicCall>(
    call: C,
    handler: (input: CallInput<C>, caller: Caller) => Promise<Answer<C>>,
  ) => void;
  readonly answerSigned: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session) => Promise<Answer<C>>,
  ) => void;
  /** For a call whose reply is made once and sent often. */
  readonly answerKept: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session) => Promise<KeptReply>,
  ) => void;
  /** For a call that changes something: the handler runs within the one transaction of its command. */
  readonly answerWrite: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, writing: Writing) => Promise<WrittenAnswer<C>>,
  ) => void;
  /** For a call that is answered little by little, with server-sent events. */
  readonly answerStream: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session) => Readable,
  ) => void;
  /** The names of the calls that have a handler. */
  readonly answered: ReadonlySet<string>;
};

type Gates = { readonly authenticate: Authenticate; readonly command: Command };

export function callRegistry(app: FastifyInstance, { authenticate, command }: Gates): CallRegistry {
  const answered = new Set<string>();
  takeBodiesAsBytes(app);
  const register = (call: Call, answer: (incoming: FastifyRequest) => Promise<object>): void => {
    answered.add(call.name);
    app.route({
      method: call.method,
      url: apiPrefix + call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: (request, reply) => send(request, reply, answer),
    });
  };
  const admit = async (request: FastifyRequest, call: Call): Promise<Session | RefusedCall> => {
    const session = await authenticate(incomingCall(request));
    if (isRefused(session) || isAllowed(session, call)) return session;
    return refuseCall("permission-denied");
  };
  const registerSigned = <C extends Call>(
    call: C,
    answer: (
      input: CallInput<C>,
      session: Session,
      request: FastifyRequest,
    ) => object | Promise<object>,
  ): void => {
    const read = inputReader(call);
    register(call, async (request) => {
      const session = await admit(request, call);
      if (isRefused(session)) return session;
      const input = read(rawInput(request));
      return isRefused(input) ? input : answer(input, session, request);
    });
  };
  return {
    answered,
    answerPublic: (call, handler) => {
      const read = inputReader(call);
      register(call, async (request) => {
        const input = read(rawInput(request));
        return isRefused(input) ? input : handler(input, { address: request.ip });
      });
    },
    answerSigned: registerSigned,
    answerKept: registerSigned,
    answerStream: registerSigned,
    answerWrite: (call, handler) => {
      registerSigned(call, async (input, session, request) => {
        const incoming = incomingCall(request);
        const [key] = incoming.headerValues(signedHeaders.idempotencyKey);
        if (key === undefined || !isUuid(key)) return refuseCall("idempotency-key-missing");
        const write = { session, action: call.name, key, requestHash: hashRequest(incoming) };
        return command(write, (writing) => handler(input, writing));
      });
    },
  };
}

function isUuid(key: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
}

/** What a repetition has to have in common with the request that it repeats. */
function hashRequest({ method, target, body }: IncomingCall): string {
  return createHash("sha256").update(`${method} ${target}\n`).update(body).digest("hex");
}

/** The signature is over the bytes as sent, so nothing may parse them before it is checked. */
function takeBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}

function rawInput(request: FastifyRequest): Parameters<ReturnType<typeof inputReader>>[0] {
  return {
    params: request.params,
    query: request.query,
    contentType: request.headers["content-type"] ?? "",
    body: incomingCall(request).body,
  };
}

function isAllowed(session: Session, { permission }: Call): boolean {
  return permission === "session" || session.permissions.includes(permission);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (request: FastifyRequest) => Promise<object>,
): Promise<void> {
  const result = await answer(request);
  if (result instanceof Readable) await sendEvents(reply, result);
  else if (isRefused(result)) await sendRefusal(reply, result);
  else if (isKept(result)) await sendKept(request, reply, result);
  else if (isWritten(result)) await sendWritten(reply, result.written);
  else await sendReply(request, reply, result);
}

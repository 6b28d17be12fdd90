import { Readable } from "node:stream";

import { apiPrefix, type Call } from "@comanda/contract/call";
import { keyOfferHeader } from "@comanda/contract/key-offer-header";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Approval, Session } from "#call/session.ts";
import { isStoredReply } from "#journal/command.ts";

import {
  backgroundReads,
  type BackgroundRegistry,
  type HandlerResult,
  type RunInBackground,
} from "./background-reads.ts";
import { isCachedReply, sendCachedReply, type CachedReply } from "./cached-reply.ts";
import { sendRefusal } from "./error-replies.ts";
import { bodyOf, incomingCall, type IncomingCall } from "./incoming-call.ts";
import { largeBody, largeBodyLimit, type BodyGate } from "./large-bodies.ts";
import { isPdfFile } from "./pdf-file.ts";
import { inputReader, type CallInput, type RawInput } from "./read-input.ts";
import {
  registerWrites,
  type RegisterSigned,
  type WriteGates,
  type WriteRegistry,
} from "./register-writes.ts";
import { sendEvents } from "./send-events.ts";
import { sendPdf, sendReply, sendSerialized, sendWritten } from "./send-reply.ts";
import { isSerializedReply, type SerializedReply } from "./serialized-reply.ts";

export type Admission = {
  readonly session: Session;
  /** The next key of the session, for this reply alone; null if none is due. */
  readonly keyOffer: string | null;
};

export type Authenticate = (incoming: IncomingCall) => Promise<Admission | RefusedCall>;

/** The sender of a call: the address is the socket's, because no proxy is trusted. */
export type Caller = {
  readonly address: string;
  readonly userAgent: string;
  /** The host of the page and the one of the call, as their headers name them. */
  readonly hosts: Pick<FastifyRequest["headers"], "origin" | "host">;
};

type PublicCall = Call & { readonly permission: "public" };

/** Where features register handlers: method, path, permission and input come from the contract. */
export type CallRegistry = BackgroundRegistry &
  WriteRegistry & {
    readonly answerPublic: <C extends PublicCall>(
      call: C,
      handler: (input: CallInput<C>, caller: Caller) => Promise<HandlerResult<C>>,
    ) => void;
    readonly answerSigned: <C extends Call>(
      call: C,
      handler: (input: CallInput<C>, session: Session, caller: Caller) => Promise<HandlerResult<C>>,
    ) => void;
    /** For a call whose reply is built once and sent often. */
    readonly answerCached: <C extends Call>(
      call: C,
      handler: (input: CallInput<C>, session: Session) => Promise<CachedReply>,
    ) => void;
    /** For a call whose reply consists of texts that are written out already. */
    readonly answerSerialized: <C extends Call>(
      call: C,
      handler: (input: CallInput<C>, session: Session) => Promise<SerializedReply>,
    ) => void;
    /** For a call that replies with server-sent events. */
    readonly answerStream: <C extends Call>(
      call: C,
      handler: (input: CallInput<C>, session: Session) => Readable,
    ) => void;
    /** The names of the calls that have a handler. */
    readonly answered: ReadonlySet<string>;
  };

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

type Gates = WriteGates & {
  readonly authenticate: Authenticate;
  readonly gateBody: BodyGate;
  /** Null if reads run on the thread that saves, too. */
  readonly runInBackground: RunInBackground | null;
};

export function callRegistry(app: FastifyInstance, gates: Gates): CallRegistry {
  const { authenticate, approvals, gateBody, clock, runInBackground } = gates;
  const answered = new Set<string>();
  parseBodiesAsBytes(app);
  const register = (call: Call, answer: Respond): void => {
    answered.add(call.name);
    addRoute(app, gateBody, { call, answer });
  };
  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    call: Call,
  ): Promise<Session | RefusedCall> => {
    const incoming = incomingCall(request);
    const admission = await authenticate(incoming);
    if (isRefused(admission)) return admission;
    const { session, keyOffer } = admission;
    if (keyOffer !== null) reply.header(keyOfferHeader, keyOffer);
    return allow(session, call, approvals.read(incoming, session, call));
  };
  const registerAdmitted = (
    call: Call,
    answer: (session: Session, request: FastifyRequest) => object | Promise<object>,
  ): void =>
    register(call, async (request, reply) => {
      const session = await admit(request, reply, call);
      return isRefused(session) ? session : answer(session, request);
    });
  const registerSigned: RegisterSigned = (call, answer) => {
    const read = inputReader(call);
    registerAdmitted(call, async (session, request) => {
      const input = await read(rawInput(request));
      return isRefused(input) ? input : answer(input, session, request);
    });
  };
  const reads = backgroundReads();
  const runRead = runInBackground ?? reads.run;
  return {
    answered,
    answerPublic: (call, handler) => {
      const read = inputReader(call);
      register(call, async (request) => {
        const input = await read(rawInput(request));
        return isRefused(input) ? input : handler(input, callerOf(request));
      });
    },
    answerSigned: (call, handler) =>
      registerSigned(call, (input, session, request) => handler(input, session, callerOf(request))),
    answerCached: registerSigned,
    answerSerialized: registerSigned,
    answerStream: registerSigned,
    answerInBackground: (call, handler) => {
      reads.answerInBackground(call, handler);
      registerAdmitted(call, (session, request) =>
        runRead({ call: call.name, raw: rawInput(request), session, at: clock() }),
      );
    },
    ...registerWrites(registerSigned, gates),
  };
}

function addRoute(
  app: FastifyInstance,
  gateBody: BodyGate,
  { call, answer }: { readonly call: Call; readonly answer: Respond },
): void {
  const bodyLimit = largeBodyLimit(call);
  app.route({
    method: call.method,
    ...(bodyLimit !== null && largeBody(gateBody, bodyLimit)),
    url: apiPrefix + call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    // Monitors and load balancers ask with HEAD whether the server is healthy.
    exposeHeadRoute: call.method === "GET" && call.permission === "public",
    handler: (request, reply) => send(request, reply, answer),
  });
}

/** The signature covers the bytes as sent, so nothing may parse them before it is checked. */
function parseBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}

function rawInput(request: FastifyRequest): RawInput {
  return {
    params: request.params,
    query: request.query,
    contentType: request.headers["content-type"] ?? "",
    body: bodyOf(request),
  };
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  return {
    address: ip,
    userAgent: headers["user-agent"] ?? "",
    hosts: headers,
  };
}

/** The write itself checks the approver's right. */
function allow(
  session: Session,
  call: Call,
  approval: Approval | null | RefusedCall,
): Session | RefusedCall {
  if (approval === null) {
    return isAllowed(session, call) ? session : refuseCall("permission-denied");
  }
  return isRefused(approval) ? approval : { ...session, approval };
}

function isAllowed(session: Session, { permission }: Call): boolean {
  return permission === "session" || session.permissions.includes(permission);
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Respond): Promise<void> {
  const result = await answer(request, reply);
  if (result instanceof Readable) await sendEvents(reply, result);
  else if (isPdfFile(result)) await sendPdf(reply, result);
  else if (isRefused(result)) await sendRefusal(reply, result);
  else if (isCachedReply(result)) await sendCachedReply(request, reply, result);
  else if (isStoredReply(result)) await sendWritten(reply, result.written);
  else if (isSerializedReply(result)) await sendSerialized(request, reply, result);
  else await sendReply(request, reply, result);
}

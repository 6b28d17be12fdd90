import { Readable } from "node:stream";

import { apiPrefix, needsKey, type Call, type ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import { keyOfferHeader } from "@comanda/contract/key-offer";
import { signedHeaders } from "@comanda/contract/signed-request";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import {
  isStoredReply,
  type Command,
  type WriteRequest,
  type WriteContext,
  type StoredReply,
} from "#journal/command.ts";

import { sendRefusal } from "./error-replies.ts";
import { bodyOf, incomingCall, type IncomingCall } from "./incoming-call.ts";
import { largeBody, largeBodyLimit, type BodyGate } from "./large-bodies.ts";
import { isCachedReply, sendCachedReply, type CachedReply } from "./cached-reply.ts";
import { isPdfFile, type PdfFile } from "./pdf-file.ts";
import { inputReader, type CallInput } from "./read-input.ts";
import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { HashRequest } from "./request-hash.ts";
import { sendEvents } from "./send-events.ts";
import { sendPdf, sendReply, sendWritten } from "./send-reply.ts";
import type { Session } from "#call/session.ts";

export type Admission = {
  readonly session: Session;
  /** The next key of the session, for this reply alone; null if none is due. */
  readonly keyOffer: string | null;
};

export type Authenticate = (incoming: IncomingCall) => Promise<Admission | RefusedCall>;

/** The sender of an unsigned call: the address is the socket's, because no proxy is trusted. */
export type Caller = { readonly address: string; readonly userAgent: string };

type HandlerResult<C extends Call> =
  | (ReplyOf<C> extends Uint8Array ? PdfFile : ReplyOf<C>)
  | RefusedCall;
/** The journal adds the change lists. */
type WriteResult<C extends Call> = Omit<ReplyOf<C>, JournalField> | RefusedCall;
/** The content of the papers; their bytes are rendered after the commit. */
type PrintResult<C extends Call> =
  | (Omit<ReplyOf<C>, JournalField | "jobs"> & { readonly jobs: readonly object[] })
  | RefusedCall;
type PublicCall = Call & { readonly permission: "public" };

/** Lets a write begin, or refuses it before anything is prepared. */
export type WriteGate = (
  work: () => Promise<StoredReply | RefusedCall>,
) => Promise<StoredReply | RefusedCall>;

/** Where features register handlers: method, path, permission and input come from the contract. */
export type CallRegistry = {
  readonly answerPublic: <C extends PublicCall>(
    call: C,
    handler: (input: CallInput<C>, caller: Caller) => Promise<HandlerResult<C>>,
  ) => void;
  readonly answerSigned: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session) => Promise<HandlerResult<C>>,
  ) => void;
  /** For a call whose reply is built once and sent often. */
  readonly answerCached: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session) => Promise<CachedReply>,
  ) => void;
  /** For a call that changes something: the handler runs within the one transaction of its command. */
  readonly answerWrite: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, context: WriteContext) => Promise<WriteResult<C>>,
  ) => void;
  /** For a write whose reply holds papers: they are stored without their bytes, which are rendered after the commit. */
  readonly answerPrint: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, context: WriteContext) => Promise<PrintResult<C>>,
  ) => void;
  /** For a write that first does something slow, which must not block other writes at the location. */
  readonly answerPreparedWrite: <C extends Call, Prepared>(
    call: C,
    prepare: (input: CallInput<C>, session: Session) => Promise<Prepared>,
    handler: (
      input: CallInput<C>,
      context: WriteContext,
      prepared: Prepared,
    ) => Promise<WriteResult<C>>,
    gate?: WriteGate,
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

type Gates = {
  readonly authenticate: Authenticate;
  readonly gateBody: BodyGate;
  readonly command: Command;
  readonly hashRequest: HashRequest;
  /** Renders the papers of a stored reply: the same bytes each time. */
  readonly finishPapers: (written: string) => Promise<string>;
};

type WriteGates = Pick<Gates, "command" | "hashRequest" | "finishPapers">;

type RegisterSigned = <C extends Call>(
  call: C,
  answer: (
    input: CallInput<C>,
    session: Session,
    request: FastifyRequest,
  ) => object | Promise<object>,
) => void;

export function callRegistry(app: FastifyInstance, gates: Gates): CallRegistry {
  const { authenticate, gateBody } = gates;
  const answered = new Set<string>();
  parseBodiesAsBytes(app);
  const register = (call: Call, answer: Respond): void => {
    answered.add(call.name);
    const bodyLimit = largeBodyLimit(call);
    app.route({
      method: call.method,
      ...(bodyLimit !== null && largeBody(gateBody, bodyLimit)),
      url: apiPrefix + call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: (request, reply) => send(request, reply, answer),
    });
  };
  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    call: Call,
  ): Promise<Session | RefusedCall> => {
    const admission = await authenticate(incomingCall(request));
    if (isRefused(admission)) return admission;
    const { session, keyOffer } = admission;
    if (keyOffer !== null) reply.header(keyOfferHeader, keyOffer);
    return isAllowed(session, call) ? session : refuseCall("permission-denied");
  };
  const registerSigned: RegisterSigned = (call, answer) => {
    const read = inputReader(call);
    register(call, async (request, reply) => {
      const session = await admit(request, reply, call);
      if (isRefused(session)) return session;
      const input = await read(rawInput(request));
      return isRefused(input) ? input : answer(input, session, request);
    });
  };
  return {
    answered,
    answerPublic: (call, handler) => {
      const read = inputReader(call);
      register(call, async (request) => {
        const input = await read(rawInput(request));
        return isRefused(input) ? input : handler(input, callerOf(request));
      });
    },
    answerSigned: registerSigned,
    answerCached: registerSigned,
    answerStream: registerSigned,
    ...writeRegistration(registerSigned, gates),
  };
}

type WriteRegistration = Pick<CallRegistry, "answerWrite" | "answerPreparedWrite" | "answerPrint">;

function writeRegistration(registerSigned: RegisterSigned, gates: WriteGates): WriteRegistration {
  const runWrite = writeRunner(gates);
  return {
    answerPreparedWrite: (call, prepare, handler, gate = (work) => work()) => {
      requireIdempotencyKey(call);
      const once = shareConcurrentRetries();
      registerSigned(call, async (input, session, request) =>
        runWrite(
          { call, session, request },
          async () => {
            const prepared = await prepare(input, session);
            return (context) => handler(input, context, prepared);
          },
          (write, work) => once(write, () => gate(work)),
        ),
      );
    },
    answerWrite: (call, handler) => {
      requireIdempotencyKey(call);
      registerSigned(call, async (input, session, request) =>
        runWrite({ call, session, request }, async () => (context) => handler(input, context)),
      );
    },
    answerPrint: (call, handler) => {
      requireIdempotencyKey(call);
      registerSigned(call, async (input, session, request) => {
        const useCase = async () => (context: WriteContext) => handler(input, context);
        const result = await runWrite({ call, session, request }, useCase);
        return isRefused(result) ? result : { written: await gates.finishPapers(result.written) };
      });
    },
  };
}

type UseCase = Parameters<Command>[1];
type IncomingWrite = {
  readonly call: Call;
  readonly session: Session;
  readonly request: FastifyRequest;
};
type RunWrite = (
  asked: IncomingWrite,
  prepare: () => Promise<UseCase>,
  through?: WriteWrapper,
) => Promise<StoredReply | RefusedCall>;
type WriteWrapper = (
  write: WriteRequest,
  work: () => Promise<StoredReply | RefusedCall>,
) => Promise<StoredReply | RefusedCall>;

/** Does no slow preparation for a request without a key. */
function writeRunner({ command, hashRequest }: Pick<Gates, "command" | "hashRequest">): RunWrite {
  return async ({ call, session, request }, prepare, through = (_write, work) => work()) => {
    const incoming = incomingCall(request);
    const [key] = incoming.headerValues(signedHeaders.idempotencyKey);
    if (key === undefined || !isUuid(key)) return refuseCall("idempotency-key-missing");
    const write = { session, action: call.name, key, requestHash: hashRequest(incoming) };
    return through(write, async () => command(write, await prepare()));
  };
}

/**
 * A till that has waited long for a reply retries under the same key. While the first request runs, the second waits
 * for its reply and nothing is prepared twice.
 */
function shareConcurrentRetries(): WriteWrapper {
  const underWay = new Map<string, Promise<StoredReply | RefusedCall>>();
  return async (write, work) => {
    const { session, key, requestHash } = write;
    const name = `${session.location} ${session.staff} ${key} ${requestHash}`;
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const working = work();
    underWay.set(name, working);
    try {
      return await working;
    } finally {
      underWay.delete(name);
    }
  };
}

function requireIdempotencyKey(call: Call): void {
  if (!needsKey(call)) throw new Error(`${call.name} writes, but tills send no key with it`);
}

function isUuid(key: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
}

/** The signature covers the bytes as sent, so nothing may parse them before it is checked. */
function parseBodiesAsBytes(app: FastifyInstance): void {
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
    body: bodyOf(request),
  };
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, userAgent: headers["user-agent"] ?? "" };
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
  else await sendReply(request, reply, result);
}

import { needsKey, type Call, type ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import { signedHeaders } from "@comanda/contract/signed-request";
import type { Instant } from "@comanda/contract/wire";
import type { FastifyRequest } from "fastify";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Clock } from "#call/runtime.ts";
import type { Session } from "#call/session.ts";
import type { Command, StoredReply, WriteContext, WriteRequest } from "#journal/command.ts";

import type { Approvals } from "./approvals.ts";
import { incomingCall } from "./incoming-call.ts";
import type { CallInput } from "./read-input.ts";
import type { HashRequest } from "./request-hash.ts";

/** The journal adds the change lists. */
type WriteResult<C extends Call> = Omit<ReplyOf<C>, JournalField> | RefusedCall;
/** The content of the papers; their bytes are rendered after the commit. */
type PrintResult<C extends Call> =
  | (Omit<ReplyOf<C>, JournalField | "jobs"> & { readonly jobs: readonly object[] })
  | RefusedCall;
/** Lets a write begin, or refuses it before anything is prepared. */
export type WriteGate = (
  work: () => Promise<StoredReply | RefusedCall>,
) => Promise<StoredReply | RefusedCall>;

export type WriteRegistry = {
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
    prepare: (input: CallInput<C>, session: Session, at: Instant) => Promise<Prepared>,
    handler: (
      input: CallInput<C>,
      context: WriteContext,
      prepared: Prepared,
    ) => Promise<WriteResult<C>>,
    gate?: WriteGate,
  ) => void;
};

export type WriteGates = {
  readonly clock: Clock;
  readonly command: Command;
  readonly hashRequest: HashRequest;
  readonly approvals: Approvals;
  /** Renders the papers of a stored reply: the same bytes each time. */
  readonly finishPapers: (written: string) => Promise<string>;
};

export type RegisterSigned = <C extends Call>(
  call: C,
  answer: (
    input: CallInput<C>,
    session: Session,
    request: FastifyRequest,
  ) => object | Promise<object>,
) => void;

export function registerWrites(registerSigned: RegisterSigned, gates: WriteGates): WriteRegistry {
  const runWrite = writeRunner(gates);
  return {
    answerPreparedWrite: (call, prepare, handler, gate = (work) => work()) => {
      requireIdempotencyKey(call);
      const once = shareConcurrentRetries();
      registerSigned(call, async (input, session, request) =>
        runWrite(
          { call, session, request },
          async () => {
            const prepared = await prepare(input, session, gates.clock());
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
function writeRunner({
  command,
  hashRequest,
  approvals,
}: Pick<WriteGates, "command" | "hashRequest" | "approvals">): RunWrite {
  return async ({ call, session, request }, prepare, through = (_write, work) => work()) => {
    const incoming = incomingCall(request);
    const [key] = incoming.headerValues(signedHeaders.idempotencyKey);
    if (key === undefined || !isUuid(key)) return refuseCall("idempotency-key-missing");
    const write = { session, action: call.name, key, requestHash: hashRequest(incoming) };
    return through(write, async () => {
      const useCase = await prepare();
      return command(write, async (context) => {
        const allowed = await approvals.apply(context);
        return isRefused(allowed) ? allowed : useCase(allowed);
      });
    });
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

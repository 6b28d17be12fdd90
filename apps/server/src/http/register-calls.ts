import { apiPrefix, type Call, type ReplyOf } from "@comanda/contract/call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { sendRefusal } from "./error-replies.ts";
import { incomingCall, type IncomingCall } from "./incoming-call.ts";
import { inputReader, type CallInput } from "./read-input.ts";
import { isRefused, refuseCall, type RefusedCall } from "./refused-call.ts";
import { sendReply } from "./send-reply.ts";
import type { Session } from "./session.ts";

export type Authenticate = (incoming: IncomingCall) => Promise<Session | RefusedCall>;

type Answer<C extends Call> = ReplyOf<C> | RefusedCall;
type PublicCall = Call & { readonly permission: "public" };

/** Where the features hang their calls: method, path, permission and input are the contract's. */
export type CallRegistry = {
  readonly answerPublic: <C extends PublicCall>(
    call: C,
    handler: (input: CallInput<C>) => Promise<Answer<C>>,
  ) => void;
  readonly answerSigned: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session) => Promise<Answer<C>>,
  ) => void;
  /** The names of the calls that have a handler. */
  readonly answered: ReadonlySet<string>;
};

export function callRegistry(app: FastifyInstance, authenticate: Authenticate): CallRegistry {
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
  return {
    answered,
    answerPublic: (call, handler) => {
      const read = inputReader(call);
      register(call, async (request) => {
        const input = read(rawInput(request));
        return isRefused(input) ? input : handler(input);
      });
    },
    answerSigned: (call, handler) => {
      const read = inputReader(call);
      register(call, async (request) => {
        const session = await authenticate(incomingCall(request));
        if (isRefused(session)) return session;
        if (!isAllowed(session, call)) return refuseCall("permission-denied");
        const input = read(rawInput(request));
        return isRefused(input) ? input : handler(input, session);
      });
    },
  };
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
  if (isRefused(result)) await sendRefusal(reply, result);
  else await sendReply(request, reply, result);
}

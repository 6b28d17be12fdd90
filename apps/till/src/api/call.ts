import { approvalHeader } from "@comanda/contract/approval-header";
import {
  callTarget,
  needsKey,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from "@comanda/contract/call";
import { sendCall, type Outcome } from "@comanda/sync/send-call";
import { createPacer } from "@comanda/sync/pacer";

import { adoptServerTime } from "./clock.ts";
import { exchange } from "./exchange.ts";
import { notSignedIn } from "./failure.ts";
import { hasLeft, trackRequest } from "./leave-session.ts";
import type { EncodedBody } from "./encode-form.ts";
import { pause } from "./pause.ts";
import { endSession, sessionState } from "./session.ts";
import { signRequest, type UnsignedRequest } from "./sign.ts";

export type { Outcome, ReplyOrFailure } from "@comanda/sync/send-call";

type RequestPart<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value };

export type RequestOf<C extends Call> = RequestPart<"params", ParamsOf<C>> &
  RequestPart<"query", QueryOf<C>> &
  RequestPart<"body", BodyOf<C>>;

type AnyRequest = NonNullable<Parameters<typeof callTarget>[1]> & {
  readonly body?: unknown;
  /** For calls that upload a PDF (`file`). Other calls send their body as JSON. */
  readonly pdf?: Uint8Array | null;
  /** For writes that may be retried: a retry of the same press uses the same key. */
  readonly idempotencyKey?: string;
  /** A manager's, for this request alone. */
  readonly approval?: string;
  /** The last call of a session, which is sent although the user is leaving. */
  readonly isLast?: true;
  /** Called when the headers of a successful response arrive; the body may take longer. */
  readonly onAnswerMade?: (() => void) | undefined;
};

type Headers = Readonly<Record<string, string>>;

/** Calls the server and returns failures as values. Also ends the local session if the server has ended it. */
export async function callApi<C extends Call>(
  call: C,
  request: RequestOf<C> & AnyRequest,
): Promise<Outcome<C>> {
  // Somebody else may log in before the request is built.
  const now = sessionState();
  const unsigned = await buildUnsignedRequest(call, request);
  const line = {
    exchange: (headers: Headers) =>
      trackRequest(
        exchange(unsigned, withApproval(headers, request.approval), {
          isCached: call.isCached === true,
          onAnswerMade: request.onAnswerMade,
        }),
      ),
    adoptServerTime,
    pause,
  };
  if (call.permission === "public") {
    return sendCall(call, { ...line, sign: async () => ({}), endSession: async () => {} });
  }
  if (now.state === "signed-out") return { ok: false, failure: notSignedIn };
  return sendCall(call, {
    ...line,
    sign: async () => {
      const waitMs = pace(performance.now());
      if (waitMs > 0) await pause(waitMs);
      const headers = await signRequest(unsigned, now.session);
      const isTooLate = request.isLast !== true && (await hasLeft(now.session));
      return isTooLate ? "not-now" : headers;
    },
    endSession: (because) => endSession(now.session, because),
  });
}

function withApproval(headers: Headers, approval: string | undefined): Headers {
  return approval === undefined ? headers : { ...headers, [approvalHeader]: approval };
}

/** Shared by all calls of this page. */
const pace = createPacer();

async function buildUnsignedRequest(call: Call, request: AnyRequest): Promise<UnsignedRequest> {
  const key = request.idempotencyKey ?? crypto.randomUUID();
  return {
    method: call.method,
    target: callTarget(call, request),
    ...(await encodeBody(request, key)),
    idempotencyKey: needsKey(call) ? key : null,
  };
}

async function encodeBody({ body, pdf }: AnyRequest, key: string): Promise<EncodedBody> {
  if (body === undefined) return { body: "", contentType: null };
  if (pdf instanceof Uint8Array) {
    const { encodeForm } = await import("./encode-form.ts");
    return encodeForm(body, pdf, key);
  }
  return { body: JSON.stringify(body), contentType: "application/json" };
}

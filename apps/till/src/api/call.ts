import {
  callTarget,
  needsKey,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from "@comanda/contract/call";
import { errorReply } from "@comanda/contract/error-reply";
import { adoptServerTime } from "./clock.ts";
import {
  failureFrom,
  networkError,
  notSignedIn,
  operationFailed,
  type Failure,
} from "./failure.ts";
import { fits } from "./fits.ts";
import { formBody, type SentBody } from "./form-body.ts";
import { parsedJson } from "./parsed-json.ts";
import { endSession, sessionState, type Session } from "./session.ts";
import { signedHeaders, type UnsignedRequest } from "./sign.ts";
import { takeKeyOffer } from "./take-key-offer.ts";

export type Outcome<C extends Call> =
  | { readonly ok: true; readonly reply: ReplyOf<C> }
  | { readonly ok: false; readonly failure: Failure };

/** A server that says nothing for so long is as good as gone. */
const patienceMs = 15_000;

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value };

export type RequestOf<C extends Call> = Part<"params", ParamsOf<C>> &
  Part<"query", QueryOf<C>> &
  Part<"body", BodyOf<C>>;

type AnyRequest = NonNullable<Parameters<typeof callTarget>[1]> & {
  readonly body?: unknown;
  /** For calls that take one (`file`); without it their body travels as JSON. */
  readonly pdf?: Uint8Array | null;
  /** Of a write that may be sent again: the same press has the same key. */
  readonly idempotencyKey?: string;
  /** The server has made a good answer, which may be on its way for a while yet. */
  readonly onAnswerMade?: (() => void) | undefined;
};

/** Asks the server. What goes wrong comes back as a value; a session that the server ended ends here too. */
export async function callApi<C extends Call>(
  call: C,
  request: RequestOf<C> & AnyRequest,
): Promise<Outcome<C>> {
  const unsigned = { ...unsignedRequest(call, request), onAnswerMade: request.onAnswerMade };
  if (call.permission === "public") return exchange(call, unsigned, {});
  const now = sessionState();
  if (now.state === "signed-out") return failed(notSignedIn);
  const outcome = await exchangeSigned(call, unsigned, now.session);
  if (!outcome.ok && endsSession(outcome.failure)) await endSession(now.session, outcome.failure);
  return outcome;
}

/** Who may no longer work at the location is as good as signed out. */
function endsSession({ status, about }: Failure): boolean {
  return status === 401 || (status === 404 && about["entity"] === "Location");
}

function unsignedRequest(call: Call, request: AnyRequest): UnsignedRequest {
  const key = request.idempotencyKey ?? crypto.randomUUID();
  return {
    method: call.method,
    target: callTarget(call, request),
    ...sentBody(request, key),
    idempotencyKey: needsKey(call) ? key : null,
  };
}

function sentBody({ body, pdf }: AnyRequest, key: string): SentBody {
  if (body === undefined) return { body: "", contentType: null };
  if (pdf instanceof Uint8Array) return formBody(body, pdf, key);
  return { body: JSON.stringify(body), contentType: "application/json" };
}

/** A device whose clock is wrong is told the time, and signs once more by the server's. */
async function exchangeSigned<C extends Call>(
  call: C,
  unsigned: Exchanged,
  session: Session,
): Promise<Outcome<C>> {
  const headers = await signedHeaders(unsigned, session);
  if (headers === null) return failed(notSignedIn);
  const outcome = await exchange(call, unsigned, headers);
  const serverTimeMs = outcome.ok ? undefined : outcome.failure.about["serverTimeMs"];
  if (typeof serverTimeMs !== "number") return outcome;
  adoptServerTime(serverTimeMs);
  const headersByServerTime = await signedHeaders(unsigned, session);
  return headersByServerTime === null ? outcome : exchange(call, unsigned, headersByServerTime);
}

type Exchanged = UnsignedRequest & Pick<AnyRequest, "onAnswerMade">;

async function exchange<C extends Call>(
  call: C,
  { method, target, body, contentType, onAnswerMade }: Exchanged,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome<C>> {
  try {
    const response = await fetch(target, {
      method,
      headers: contentType === null ? headers : { ...headers, "Content-Type": contentType },
      body: body === "" ? null : body,
      // What a device keeps is asked for anew each time, and is sent only where it has changed.
      cache: call.isKept === true ? "no-cache" : "no-store",
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) onAnswerMade?.();
    await takeKeyOffer(response.headers, headers);
    return understood(call, response.status, await readReply(response));
  } catch {
    return failed(networkError);
  }
}

/** A PDF as its bytes, and anything else as what its JSON says. */
async function readReply(response: Response): Promise<unknown> {
  const isPdf = response.headers.get("content-type") === "application/pdf";
  return isPdf ? new Uint8Array(await response.arrayBuffer()) : parsedJson(await response.text());
}

function understood<C extends Call>(call: C, status: number, reply: unknown): Outcome<C> {
  if (status >= 200 && status < 300) {
    return fits<C["reply"]>(call.reply, reply) ? { ok: true, reply } : failed(operationFailed);
  }
  if (fits(errorReply, reply)) return failed(failureFrom(status, reply));
  return failed(nobodyBehind.has(status) ? networkError : operationFailed);
}

/** What is answered for a server that is not there: by a gateway, or by one that is about to stop. */
const nobodyBehind: ReadonlySet<number> = new Set([502, 503, 504]);

function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}

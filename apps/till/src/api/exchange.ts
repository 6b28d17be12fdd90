import type { Answer } from "@comanda/sync/judge-answer";
import { parsedJson } from "@comanda/sync/parsed-json";

import type { UnsignedRequest } from "./sign.ts";
import { followKeyOffer } from "./follow-key-offer.ts";

/** A server that says nothing for so long is as good as gone. */
const timeoutMs = 15_000;

type How = {
  /** The browser keeps the reply, and asks only whether it is still the same. */
  readonly isKept: boolean;
  /** The server has made a good answer, which may be on its way for a while yet. */
  readonly onAnswerMade?: (() => void) | undefined;
};

/** One request and its answer; a connection that breaks or stays silent brings none. */
export async function exchange(
  { method, target, body, contentType }: UnsignedRequest,
  headers: Readonly<Record<string, string>>,
  { isKept, onAnswerMade }: How,
): Promise<Answer> {
  const response = await fetch(target, {
    method,
    headers: contentType === null ? headers : { ...headers, "Content-Type": contentType },
    body: body === "" ? null : body,
    // What a device keeps is asked for anew each time, and is sent only where it has changed.
    cache: isKept ? "no-cache" : "no-store",
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(connectionLost);
  if (response === null) return null;
  if (response.ok) onAnswerMade?.();
  await followKeyOffer(response.headers, headers);
  return await readAnswer(response).catch(connectionLost);
}

/** Browsers throw alike for every way in which a request or a stream can fail, also for one that was ended from here. */
export function connectionLost(): null {
  return null;
}

/** A PDF as its bytes, and anything else as what its JSON says. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const retryAfter = headers.get("retry-after");
  if (headers.get("content-type") === "application/pdf") {
    return { status, body: { value: new Uint8Array(await response.arrayBuffer()) }, retryAfter };
  }
  const text = await response.text();
  const value = parsedJson(text);
  // `null` is JSON as well: the reply of a call that has nothing to say.
  return { status, body: value === null && text !== "null" ? null : { value }, retryAfter };
}

import type { RawResponse } from "@comanda/sync/interpret-response";
import { parseJsonOrNull } from "@comanda/sync/parse-json-or-null";

import type { UnsignedRequest } from "./sign.ts";
import { acceptKeyOffer } from "./accept-key-offer.ts";

/** If the server sends nothing for this long, it counts as unreachable. */
const timeoutMs = 15_000;

type ExchangeOptions = {
  /** The browser caches the reply and revalidates it. */
  readonly isKept: boolean;
  /** Called when the headers of a successful response arrive; the body may take longer. */
  readonly onAnswerMade?: (() => void) | undefined;
};

/** Sends one request. Returns null if the connection breaks or times out. */
export async function exchange(
  { method, target, body, contentType }: UnsignedRequest,
  headers: Readonly<Record<string, string>>,
  { isKept, onAnswerMade }: ExchangeOptions,
): Promise<RawResponse> {
  const response = await fetch(target, {
    method,
    headers: contentType === null ? headers : { ...headers, "Content-Type": contentType },
    body: body === "" ? null : body,
    // `no-cache` revalidates a cached reply on every request, so its body is sent only if it has changed.
    cache: isKept ? "no-cache" : "no-store",
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(treatAsConnectionLost);
  if (response === null) return null;
  if (response.ok) onAnswerMade?.();
  await acceptKeyOffer(response.headers, headers);
  return await readResponse(response).catch(treatAsConnectionLost);
}

/** Browsers throw the same error for every failure of a request or stream, including our own abort. */
export function treatAsConnectionLost(): null {
  return null;
}

/** A PDF as bytes, any other body as parsed JSON. */
export async function readResponse(response: Response): Promise<RawResponse> {
  const { status, headers } = response;
  const retryAfter = headers.get("retry-after");
  if (headers.get("content-type") === "application/pdf") {
    return { status, body: { value: new Uint8Array(await response.arrayBuffer()) }, retryAfter };
  }
  const text = await response.text();
  const value = parseJsonOrNull(text);
  // `null` is valid JSON: the reply of a call that returns nothing.
  return { status, body: value === null && text !== "null" ? null : { value }, retryAfter };
}

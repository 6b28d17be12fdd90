import type { RawResponse } from "@comanda/sync/interpret-response";
import { parseJsonOrNull } from "@comanda/sync/parse-json-or-null";

import type { UnsignedRequest } from "./sign.ts";
import { acceptKeyOffer } from "./accept-key-offer.ts";
import { concatBytes } from "./concat-bytes.ts";
import { readParts, treatAsConnectionLost } from "./read-parts.ts";

/** If the server sends nothing for this long, it counts as unreachable. */
const silenceMs = 15_000;
/** The slowest line that carries a large body to the server. The browser does not say how much of it has gone. */
const uploadBytesPerMs = 20;

type ExchangeOptions = {
  /** The browser caches the reply and revalidates it. */
  readonly isCached: boolean;
  /** Called when the headers of a successful response arrive; the body may take longer. */
  readonly onAnswerMade?: (() => void) | undefined;
};

/** Sends one request. Returns null if the connection breaks or falls silent. */
export async function exchange(
  request: UnsignedRequest,
  headers: Readonly<Record<string, string>>,
  options: ExchangeOptions,
): Promise<RawResponse> {
  const limit = limitSilence(silenceMs, request.body.length / uploadBytesPerMs);
  try {
    return await exchangeWithin(limit, request, headers, options);
  } finally {
    limit.end();
  }
}

async function exchangeWithin(
  limit: SilenceLimit,
  { method, target, body, contentType }: UnsignedRequest,
  headers: Readonly<Record<string, string>>,
  { isCached, onAnswerMade }: ExchangeOptions,
): Promise<RawResponse> {
  const response = await fetch(target, {
    method,
    headers: contentType === null ? headers : { ...headers, "Content-Type": contentType },
    body: body === "" ? null : body,
    // `no-cache` revalidates a cached reply on every request, so its body is sent only if it has changed.
    cache: isCached ? "no-cache" : "no-store",
    credentials: "omit",
    redirect: "error",
    signal: limit.signal,
  }).catch(treatAsConnectionLost);
  if (response === null) return null;
  limit.restart();
  if (response.ok) onAnswerMade?.();
  await acceptKeyOffer(response.headers, headers);
  return await readResponse(response, limit.restart);
}

/** A PDF as bytes, any other body as parsed JSON; null if the connection breaks. */
export async function readResponse(
  response: Response,
  onPart: () => void = () => {},
): Promise<RawResponse> {
  const { status, headers } = response;
  const retryAfter = headers.get("retry-after");
  const bytes = await readBody(response, onPart);
  if (bytes === null) return null;
  if (headers.get("content-type") === "application/pdf") {
    return { status, body: { value: bytes }, retryAfter };
  }
  const text = new TextDecoder().decode(bytes);
  const value = parseJsonOrNull(text);
  // `null` is valid JSON: the reply of a call that returns nothing.
  return { status, body: value === null && text !== "null" ? null : { value }, retryAfter };
}

async function readBody(
  { body }: Response,
  onPart: () => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  const isWhole =
    body === null ||
    (await readParts(body, (part) => {
      onPart();
      parts.push(part);
    }));
  return isWhole ? concatBytes(parts) : null;
}

type SilenceLimit = {
  readonly signal: AbortSignal;
  readonly restart: () => void;
  readonly end: () => void;
};

/** Aborts `signal` once nothing has happened for so long. */
function limitSilence(ms: number, firstMs: number): SilenceLimit {
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  let timer = setTimeout(abort, ms + firstMs);
  return {
    signal: aborter.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    },
    end: () => clearTimeout(timer),
  };
}

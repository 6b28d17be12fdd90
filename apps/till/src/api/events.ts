import { callTarget, type Call, type QueryOf, type ReplyOf } from "@comanda/contract/call";

import { fits } from "./fits.ts";
import { parsedJson } from "./parsed-json.ts";
import { sessionState } from "./session.ts";
import { signedHeaders } from "./sign.ts";
import { takeKeyOffer } from "./take-key-offer.ts";

export type ServerEvent<C extends Call> =
  | { readonly kind: "open" }
  | { readonly kind: "message"; readonly data: ReplyOf<C> }
  | { readonly kind: "named"; readonly name: string; readonly data: unknown };

/** A live stream shows at least this often that it is alive. */
const silenceMs = 35_000;

/** The server-sent events of a call until the stream ends, however it does. */
export async function* eventsOf<C extends Call>(
  call: C,
  { query }: { readonly query: QueryOf<C> & Readonly<Record<string, string | number | boolean>> },
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<C>> {
  const silence = new AbortController();
  const body = await openStream(
    callTarget(call, { query }),
    AbortSignal.any([signal, silence.signal]),
  );
  if (body === null) return;
  let timer = 0;
  const expectMore = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    yield { kind: "open" };
    let text = "";
    expectMore();
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      expectMore();
      const blocks = (text + piece).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readEvent(call, block);
        if (event !== null) yield event;
      }
    }
  } catch {
    // The network went, or somebody stopped listening: either way there is no more to come.
  } finally {
    window.clearTimeout(timer);
    silence.abort();
  }
}

async function openStream(
  target: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const now = sessionState();
  if (now.state === "signed-out") return null;
  const request = { method: "GET", target, body: "", contentType: null, idempotencyKey: null };
  try {
    const headers = await signedHeaders(request, now.session);
    if (headers === null) return null;
    const response = await fetch(target, {
      headers,
      signal,
      cache: "no-store",
      credentials: "omit",
    });
    await takeKeyOffer(response.headers, headers);
    return response.ok ? response.body : null;
  } catch {
    return null;
  }
}

function readEvent<C extends Call>(call: C, block: string): ServerEvent<C> | null {
  const field = (name: string) =>
    block
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const name = field("event");
  const data = parsedJson(field("data") ?? "");
  if (name !== undefined) return { kind: "named", name, data };
  return fits<C["reply"]>(call.reply, data) ? { kind: "message", data } : null;
}

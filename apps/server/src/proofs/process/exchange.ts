import { once } from "node:events";
import { IncomingMessage, request, type Agent } from "node:http";
import { text } from "node:stream/consumers";

import type { SentRequest } from "../../testing/test-till.ts";

export type Reply = { readonly status: number; readonly body: string };

/** Sends one request and reads its whole reply; rejects if the connection breaks on the way, as a till notices it. */
export async function exchange(
  port: number,
  { method, target, headers, body }: SentRequest,
  agent?: Agent,
): Promise<Reply> {
  const asked = request({
    host: "127.0.0.1",
    port,
    method,
    path: target,
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    ...(agent !== undefined && { agent }),
    // A client without a reply for so long sends again.
    timeout: 5000,
  });
  asked.on("timeout", () => asked.destroy(new Error("No reply")));
  asked.end(body);
  const [response]: unknown[] = await once(asked, "response");
  if (!(response instanceof IncomingMessage)) throw new Error("No response");
  return { status: response.statusCode ?? 0, body: await text(response) };
}

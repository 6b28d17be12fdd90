import type { FastifyReply, FastifyRequest } from "fastify";

import { compressedReplies } from "./compressed-replies.ts";
import { compress, acceptedEncoding } from "./compression.ts";
import { etagOf } from "./cached-reply.ts";
import { attachmentHeader, type PdfFile } from "./pdf-file.ts";
import type { SerializedReply } from "./serialized-reply.ts";

const compressed = compressedReplies();

/** A smaller reply fits into one packet anyway. */
const compressedFromBytes = 1400;

const json = "application/json; charset=utf-8";

/** A read may be cached, but is revalidated each time; a write is never cached. */
export async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
): Promise<void> {
  const text = JSON.stringify(content);
  if (request.method === "GET") await sendTagged(request, reply, { text, tag: etagOf(text) });
  else await sendOnce(request, reply, text);
}

/** The same for a reply that another thread has written out. */
export async function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  { json: bytes, tag }: SerializedReply,
): Promise<void> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (request.method === "GET" && tag !== null) await sendTagged(request, reply, { text, tag });
  else await sendOnce(request, reply, text);
}

type TaggedText = { readonly text: string | Buffer; readonly tag: string };

async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: TaggedText,
): Promise<void> {
  reply.header("content-type", json);
  reply.header("cache-control", "private, no-cache").header("etag", tag);
  const isCompressible = text.length >= compressedFromBytes;
  // Also with a 304, and with the text as it is (RFC 9110, 15.4.5).
  if (isCompressible) reply.header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === tag) {
    await reply.code(304).removeHeader("content-type").send();
    return;
  }
  const encoding = acceptedEncoding(request);
  if (!isCompressible || encoding === null) {
    await reply.send(text);
    return;
  }
  await reply.header("content-encoding", encoding).send(await compressed(encoding, { tag, text }));
}

/** The reply to a request with a body, such as all bills of the day, differs every time. */
async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<void> {
  const encoding = acceptedEncoding(request);
  if (text.length < compressedFromBytes || encoding === null) {
    await sendWritten(reply, text);
    return;
  }
  await reply
    .header("content-type", json)
    .header("cache-control", "no-store")
    .header("content-encoding", encoding)
    .send(await compress(encoding, text, "once"));
}

/** Sends the stored bytes of a write unchanged. */
export async function sendWritten(reply: FastifyReply, text: string | Buffer): Promise<void> {
  await reply.header("content-type", json).header("cache-control", "no-store").send(text);
}

/** Sends a report as its till made it; it never changes, but only signed-in users may see it. */
export async function sendPdf(reply: FastifyReply, { pdf, fileName }: PdfFile): Promise<void> {
  await reply
    .header("content-type", "application/pdf")
    .header("content-disposition", attachmentHeader(fileName))
    .header("cache-control", "no-store")
    .send(Buffer.from(pdf));
}

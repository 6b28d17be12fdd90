import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { compress, encodingFor, type Encoding } from "./compression.ts";

const decompress = promisify(brotliDecompress);

/** A reply that was made once and is sent often; only its compressed bytes are kept. */
export type KeptReply = {
  /** By it, who has the same content already is told so; null for what nobody keeps. */
  readonly tag: string | null;
  readonly bytesIn: (encoding: Encoding | null) => Promise<Uint8Array>;
  readonly contentType: string;
};

const json = "application/json; charset=utf-8";

/** Keeps a text, such as that of a JSON reply. */
export async function keptReply(text: string, contentType: string = json): Promise<KeptReply> {
  const bytes = Buffer.from(text);
  const brotli = await compress("br", bytes, "often");
  return { tag: tagOf(bytes), bytesIn: fromBrotli(brotli, "often"), contentType };
}

/**
 * Holds a reply to who asks with a body, for as long as it is the same for all who do. Browsers keep none of those, and
 * "not modified" is no answer to them; the next one is soon another, so it is compressed in a hurry.
 */
export async function sharedReply(text: string): Promise<KeptReply> {
  const brotli = await compress("br", text, "once");
  return { tag: null, bytesIn: fromBrotli(brotli, "once"), contentType: json };
}

/** The other encoding is made once it is asked for: a venue's devices come over HTTPS, or else all of them do not. */
function fromBrotli(brotli: Uint8Array, sent: "once" | "often"): KeptReply["bytesIn"] {
  let gzip: Promise<Uint8Array> | null = null;
  return async (encoding) => {
    if (encoding === "br") return brotli;
    if (encoding === null) return await decompress(brotli);
    gzip ??= decompress(brotli).then((bytes) => compress("gzip", bytes, sent));
    return await gzip;
  };
}

/** A weak tag, because it names the same content compressed or not. */
export function tagOf(text: string | Buffer): string {
  return `W/"${createHash("sha256").update(text).digest("base64url")}"`;
}

export function isKept(result: object): result is KeptReply {
  return "bytesIn" in result;
}

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bytesIn, contentType }: KeptReply,
): Promise<void> {
  reply.header("vary", "accept-encoding");
  if (tag === null) reply.header("cache-control", "no-store");
  else reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (tag !== null && request.headers["if-none-match"] === tag) {
    await reply.code(304).send();
    return;
  }
  reply.header("content-type", contentType);
  const encoding = encodingFor(request);
  if (encoding !== null) reply.header("content-encoding", encoding);
  await reply.send(await bytesIn(encoding));
}

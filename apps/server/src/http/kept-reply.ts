import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gunzip, gzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A reply that was made once and is sent often; only its compressed bytes are kept. */
export type KeptReply = {
  /** By it, who has the same content already is told so; null for what nobody keeps. */
  readonly tag: string | null;
  readonly compressed: Uint8Array;
  readonly contentType: string;
};

const json = "application/json; charset=utf-8";

/** Keeps a text, such as that of a JSON reply. */
export async function keptReply(text: string, contentType: string = json): Promise<KeptReply> {
  const bytes = Buffer.from(text);
  return { tag: tagOf(bytes), compressed: await compress(bytes), contentType };
}

/**
 * Holds a reply to who asks with a body, for as long as it is the same for all who do. Browsers keep none of those, and
 * "not modified" is no answer to them; the next one is soon another, so it is compressed in a hurry.
 */
export async function sharedReply(text: string): Promise<KeptReply> {
  const compressed = await compress(text, { level: constants.Z_BEST_SPEED });
  return { tag: null, compressed, contentType: json };
}

/** A weak tag, because it names the same content compressed or not. */
export function tagOf(text: string | Buffer): string {
  return `W/"${createHash("sha256").update(text).digest("base64url")}"`;
}

export function isKept(result: object): result is KeptReply {
  return "compressed" in result;
}

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, compressed, contentType }: KeptReply,
): Promise<void> {
  reply.header("vary", "accept-encoding");
  if (tag === null) reply.header("cache-control", "no-store");
  else reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (tag !== null && request.headers["if-none-match"] === tag) {
    await reply.code(304).send();
    return;
  }
  reply.header("content-type", contentType);
  if (takesGzip(request)) await reply.header("content-encoding", "gzip").send(compressed);
  else await reply.send(await decompress(compressed));
}

export function takesGzip(request: FastifyRequest): boolean {
  const accepted = request.headers["accept-encoding"];
  return typeof accepted === "string" && /\bgzip\b/.test(accepted);
}

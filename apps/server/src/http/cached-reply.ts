import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

import {
  acceptedEncoding,
  brotliToGzip,
  compress,
  compressPieces,
  unpackPieces,
  type Encoding,
} from "./compression.ts";

/** A reply that is built once and sent often; only its compressed bytes are cached. */
export type CachedReply = {
  /** The ETag: a client with the same content gets "not modified"; null for a reply that clients do not cache. */
  readonly tag: string | null;
  readonly bytesIn: (encoding: Encoding) => Promise<Uint8Array>;
  /** Piece by piece: unpacked as a whole for fifty clients at once, the page of the API took 200 MB. */
  readonly unpacked: () => Readable;
  readonly contentType: string;
};

const jsonType = "application/json; charset=utf-8";

/** Caches a text, such as a page. */
export async function createCachedReply(text: string, contentType: string): Promise<CachedReply> {
  return cachePieces([text], contentType);
}

/**
 * Caches JSON that is made piece by piece. As a whole, the menu of a large venue takes ten times as much memory as its
 * compressed bytes, and what was once needed is hardly ever returned to the system.
 */
export async function createCachedJson(pieces: AsyncIterable<string>): Promise<CachedReply> {
  return cachePieces(pieces, jsonType);
}

async function cachePieces(
  pieces: AsyncIterable<string> | Iterable<string>,
  contentType: string,
): Promise<CachedReply> {
  const hash = createHash("sha256");
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      hash.update(bytes);
      yield bytes;
    }
  };
  const brotli = await compressPieces(hashed());
  return { tag: weakTag(hash), ...fromBrotli(brotli, "often"), contentType };
}

/**
 * Shares a reply among callers who send a body, as long as it is the same for all of them. Browsers do not cache such
 * replies and take no "not modified"; the content changes soon, so it is compressed fast.
 */
export async function createSharedReply(json: Uint8Array): Promise<CachedReply> {
  const brotli = await compress("br", json, "once");
  return { tag: null, ...fromBrotli(brotli, "once"), contentType: jsonType };
}

/** The other encoding is made on first use: a venue's devices all come over HTTPS, or none does. */
function fromBrotli(
  brotli: Uint8Array,
  sent: "once" | "often",
): Pick<CachedReply, "bytesIn" | "unpacked"> {
  let gzip: Promise<Uint8Array> | null = null;
  return {
    bytesIn: async (encoding) => {
      if (encoding === "br") return brotli;
      gzip ??= brotliToGzip(brotli, sent);
      return await gzip;
    },
    unpacked: () => unpackPieces(brotli),
  };
}

/** A weak tag, because it names the same content compressed or not. */
export function etagOf(text: string | Buffer): string {
  return weakTag(createHash("sha256").update(text));
}

function weakTag(hash: Hash): string {
  return `W/"${hash.digest("base64url")}"`;
}

export function isCachedReply(result: object): result is CachedReply {
  return (
    "bytesIn" in result &&
    typeof result.bytesIn === "function" &&
    "tag" in result &&
    (result.tag === null || typeof result.tag === "string") &&
    "contentType" in result &&
    typeof result.contentType === "string"
  );
}

export async function sendCachedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bytesIn, unpacked, contentType }: CachedReply,
): Promise<void> {
  reply.header("vary", "accept-encoding");
  if (tag === null) reply.header("cache-control", "no-store");
  else reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (tag !== null && request.headers["if-none-match"] === tag) {
    await reply.code(304).send();
    return;
  }
  reply.header("content-type", contentType);
  const encoding = acceptedEncoding(request);
  if (encoding === null) await reply.send(unpacked());
  else await reply.header("content-encoding", encoding).send(await bytesIn(encoding));
}

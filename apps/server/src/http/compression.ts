import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FastifyRequest } from "fastify";

export type Encoding = "br" | "gzip";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Of Brotli, the first that looks further than gzip does; one more takes as long again for a hundredth. */
const brotliQuality = 5;

/** It looks back over 256 kB, which finds as much in bills and menus as 4 MB, and takes 20 MB less. */
const brotliWindow = 18;

/** What is sent once must be ready at once. */
const gzipLevels = {
  once: constants.Z_BEST_SPEED,
  often: constants.Z_DEFAULT_COMPRESSION,
} as const;

/**
 * The better one that is taken: bills in Brotli are two thirds of what they are in gzip that takes as long.
 * Browsers take it where the connection is secure or the server on the same machine.
 */
export function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return null;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

export async function compress(
  encoding: Encoding,
  content: string | Uint8Array,
  sent: keyof typeof gzipLevels,
): Promise<Buffer> {
  if (encoding === "gzip") return await toGzip(content, { level: gzipLevels[sent] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
  };
  return await toBrotli(content, { params });
}

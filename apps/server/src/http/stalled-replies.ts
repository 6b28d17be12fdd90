import { Readable } from "node:stream";

import type { FastifyInstance, FastifyReply } from "fastify";

/**
 * Closes the connection of a reader that takes nothing of its reply for so long; what waits for it would stay in
 * memory. The time before the reply is the server's own, and does not count.
 */
export function endStalledReplies(app: FastifyInstance, afterMs: number): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.raw.setTimeout(afterMs, () => reply.raw.destroy());
    done(null, splitIntoPieces(reply, payload));
  });
}

const pieceBytes = 256 * 1024;

/** Over TLS the progress of one large piece is invisible, so a slow reader would look like a stalled one. */
function splitIntoPieces(reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
  if (payload.length <= pieceBytes) return payload;
  const bytes = Buffer.from(payload);
  reply.header("content-length", bytes.length);
  return Readable.from(piecesOf(bytes), { objectMode: false });
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
  }
}

import type { FastifyInstance } from "fastify";

/**
 * Closes the connection of a reader that takes nothing of its reply for so long; what waits for it would stay in the
 * memory. The time before the reply is the server's own, and does not count.
 */
export function endStalledReplies(app: FastifyInstance, afterMs: number): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.raw.setTimeout(afterMs, () => reply.raw.destroy());
    done();
  });
}

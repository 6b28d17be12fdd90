import type { FastifyInstance } from "fastify";

import { keptReply, sendKept, type KeptReply } from "./kept-reply.ts";

/** Where pages are hung that are no calls: texts that stay the same as long as the server runs. */
export type Pages = {
  readonly serve: (path: string, contentType: string, text: () => string) => void;
};

export function servePages(app: FastifyInstance): Pages {
  return {
    serve: (path, contentType, text) => {
      // When somebody first asks: a till that waits for the server to start asks for none of them.
      let made: Promise<KeptReply> | null = null;
      app.get(path, async (request, reply) => {
        made ??= keptReply(text(), contentType);
        await sendKept(request, reply, await made);
      });
    },
  };
}

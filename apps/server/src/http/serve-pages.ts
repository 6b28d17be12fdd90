import type { FastifyInstance } from "fastify";

import { keptReply, sendKept } from "./kept-reply.ts";

/** Where pages are hung that are no calls: texts that stay the same as long as the server runs. */
export type Pages = {
  readonly serve: (path: string, contentType: string, text: string) => void;
};

export function servePages(app: FastifyInstance): Pages {
  return {
    serve: (path, contentType, text) => {
      const made = keptReply(text, contentType);
      app.get(path, async (request, reply) => {
        await sendKept(request, reply, await made);
      });
    },
  };
}

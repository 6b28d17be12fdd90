import type { FastifyInstance } from "fastify";

import { keptReply, sendKept, type KeptReply } from "./cached-reply.ts";

/** Where pages are registered that are not calls: texts that do not change while the server runs. */
export type Pages = {
  readonly serve: (path: string, contentType: string, text: () => string) => void;
};

export function servePages(app: FastifyInstance): Pages {
  return {
    serve: (path, contentType, text) => {
      // Built on first request: a till that waits for the server to start needs none of them.
      let made: Promise<KeptReply> | null = null;
      app.get(path, async (request, reply) => {
        made ??= keptReply(text(), contentType);
        await sendKept(request, reply, await made);
      });
    },
  };
}

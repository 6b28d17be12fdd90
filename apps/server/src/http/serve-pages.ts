import type { FastifyInstance } from "fastify";

import { createCachedReply, sendCachedReply, type CachedReply } from "./cached-reply.ts";

/** Where pages are registered that are not calls: texts that do not change while the server runs. */
export type Pages = {
  readonly serve: (path: string, contentType: string, text: () => string) => void;
};

export function servePages(app: FastifyInstance): Pages {
  return {
    serve: (path, contentType, text) => {
      // Built on first request: a till that waits for the server to start needs none of them.
      let made: Promise<CachedReply> | null = null;
      // Link checkers and proxies ask with HEAD; Fastify leaves the body out of its reply.
      const options = { exposeHeadRoute: true };
      app.get(path, options, async (request, reply) => {
        made ??= createCachedReply(text(), contentType);
        await sendCachedReply(request, reply, await made);
      });
    },
  };
}

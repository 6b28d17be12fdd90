import type { FastifyInstance, FastifyRequest } from "fastify";

/** Logs one line per request. It names the route, not the address: searches hold the names of guests. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 400) request.log.info(line, "refused");
    else request.log.debug(line, "answered");
  });
}

function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? "-"}`;
}

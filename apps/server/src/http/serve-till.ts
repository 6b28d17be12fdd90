import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { sendRefusal } from "./error-replies.ts";
import { isApiPath } from "./error-handler.ts";
import { refuseCall } from "#call/refused-call.ts";
import { allowConnectionsTo } from "./secure-headers.ts";

/**
 * Serves the built till. The path of any of its screens gets its page, which routes itself and may call the print
 * bridges of the venues.
 */
export async function serveTill(
  app: FastifyInstance,
  folder: string,
  findBridges: () => Promise<readonly string[]>,
): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ["assets/**"],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheControl(path));
      },
    });
    serveAssets(app, readdirSync(join(folder, "assets")));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiPath(request.url) || !isScreenRequest(request)) {
      await sendRefusal(reply, refuseCall("path-not-found"));
      return;
    }
    if (!isBuilt) {
      await sendNotBuilt(reply);
      return;
    }
    allowConnectionsTo(reply, await findBridges());
    await reply.sendFile("index.html");
  });
}

/** One route for all of them: making one for each of some hundred files takes a tenth of a start. */
function serveAssets(app: FastifyInstance, names: readonly string[]): void {
  const known = new Set(names);
  app.route<{ readonly Params: { readonly name: string } }>({
    method: ["GET", "HEAD"],
    url: "/assets/:name",
    handler: async ({ params: { name } }, reply) =>
      known.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  });
}

/** Vite puts the hash of a file's content into its name, so a name always means the same content. */
function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** A path with a file extension is a missing file, not a screen. */
function isScreenRequest(request: FastifyRequest): boolean {
  const [path = ""] = request.url.split("?");
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !/\.\w+$/.test(path);
}

async function sendNotBuilt(reply: FastifyReply): Promise<void> {
  await reply
    .code(503)
    .type("text/plain; charset=utf-8")
    .send("The till is not built yet. Start Comanda with: npm start\n");
}

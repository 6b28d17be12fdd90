import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

export type Release = {
  readonly origin: string;
  /** From now on the server delivers another release of the till. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
};

const nextRelease = "release-of-next-week";

/** A proxy in front of a server that can replace its till with another release, as an update of the server does. */
export async function releaseBefore(origin: string): Promise<Release> {
  const { port, hostname } = new URL(origin);
  const html = await (await fetch(origin)).text();
  const release = /name="comanda-release" content="([^"]+)"/.exec(html)?.[1] ?? "";
  let isNew = false;
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    // The conditional headers refer to the release before.
    const { "if-none-match": _tag, "if-modified-since": _since, ...rest } = from.headers;
    const headers = { ...rest, "accept-encoding": "identity" };
    const { method = "GET", url = "/" } = from;
    const sent = request({ port, hostname, path: url, method, headers }, (reply) => {
      const type = String(reply.headers["content-type"]);
      const isText = /html|javascript|json/.test(type) && !url.startsWith("/assets/");
      if (isNew && isText) void renewed(reply, to, release);
      else {
        to.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(to);
      }
    });
    sent.on("error", () => to.destroy());
    to.on("close", () => sent.destroy());
    from.pipe(sent);
  };
  const server = createServer(forward).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const own = address !== null && typeof address === "object" ? address.port : 0;
  return {
    origin: `http://localhost:${own}`,
    renew: () => {
      isNew = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function renewed(reply: IncomingMessage, to: ServerResponse, release: string): Promise<void> {
  let text = "";
  for await (const piece of reply.setEncoding("utf8")) text += String(piece);
  const body = text.replaceAll(release, nextRelease);
  const { "content-length": _length, etag: _tag, ...headers } = reply.headers;
  to.writeHead(reply.statusCode ?? 500, headers);
  to.end(body);
}

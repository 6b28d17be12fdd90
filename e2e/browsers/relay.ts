import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

export type Relay = { readonly origin: string; readonly close: () => Promise<void> };

/** A proxy between the tills and their server that replies to some calls itself: with 503. */
export async function relayTo(
  origin: string,
  isRefused: (path: string) => boolean,
): Promise<Relay> {
  const target = new URL(origin);
  const server = createServer((asked, answer) => {
    if (isRefused(asked.url ?? "")) answer.writeHead(503).end();
    else forwardCall(asked, answer, target);
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return {
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Forwards everything unchanged, including the Host header, since calls are signed over it. */
function forwardCall(
  asked: IncomingMessage,
  answer: ServerResponse,
  { hostname, port }: URL,
): void {
  const { method, url: path, headers } = asked;
  const forward = request({ hostname, port, method, path, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  forward.on("error", () => answer.destroy());
  answer.on("close", () => forward.destroy());
  asked.pipe(forward);
}

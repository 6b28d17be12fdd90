import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { promises as timers } from "node:timers";

/** The outcome of a call: `lost` after the server has handled it, `reset` before the server gets it. */
type CallOutcome = "passed" | "lost" | "reset" | { readonly delayMs: number };

/** Decides the outcome of the call with this method and path. */
export type DecideOutcome = (call: string) => CallOutcome;

export type BadLine = {
  readonly origin: string;
  /** The outcome of each call so far, such as `POST /api/bill/new lost`. */
  readonly log: readonly string[];
  readonly decide: (decide: DecideOutcome) => void;
  /** Closes open connections such as the live stream; new ones are decided again. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

const passAll: DecideOutcome = () => "passed";

/** A proxy between a till and its server, on real sockets, that loses, delays and resets calls as configured. */
export async function badLine(target: string): Promise<BadLine> {
  const log: string[] = [];
  let decide = passAll;
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const call = `${incoming.method} ${incoming.url?.split("?")[0]}`;
    const fate = decide(call);
    log.push(`${call} ${typeof fate === "string" ? fate : "delayed"}`);
    if (fate === "reset") {
      incoming.socket.resetAndDestroy();
      return;
    }
    const reply = await forward(target, incoming);
    if (fate === "lost") {
      // The server has sent the whole reply by then; a live stream has started.
      if (!isStream(reply)) await drain(reply);
      reply.destroy();
      incoming.socket.destroy();
      return;
    }
    if (typeof fate !== "string") await timers.setTimeout(fate.delayMs);
    outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    outgoing.flushHeaders();
    reply.pipe(outgoing);
    outgoing.on("close", () => reply.destroy());
  };
  const proxy = createServer((incoming, outgoing) => {
    // The server is down, or the till has hung up.
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  proxy.listen(0, "localhost");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  return {
    origin: `http://localhost:${address.port}`,
    log,
    decide: (next) => {
      decide = next;
    },
    cut: () => proxy.closeAllConnections(),
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, "close");
    },
  };
}

/** Forwards byte for byte, including the browser's Host header, since it is signed. */
async function forward(target: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const { method, rawHeaders, url = "/" } = incoming;
  const outgoing = ask(target + url, { method, setHost: false, headers: pairsOf(rawHeaders) });
  const replied = once(outgoing, "response");
  incoming.pipe(outgoing);
  const [reply]: IncomingMessage[] = await replied;
  if (reply === undefined) throw new Error("Nothing was answered");
  return reply;
}

function pairsOf(rawHeaders: readonly string[]): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    pairs[rawHeaders[index] ?? ""] = rawHeaders[index + 1] ?? "";
  }
  return pairs;
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("text/event-stream") === true;
}

async function drain(reply: IncomingMessage): Promise<void> {
  const ended = once(reply, "end");
  reply.resume();
  await ended;
}

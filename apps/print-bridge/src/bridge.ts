import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";

import { parsePrinterAddress, printerName } from "./allowed-printers.ts";
import type { Config } from "./config.ts";
import { crossOriginHeaders, isForeign, preflightHeaders } from "./cross-origin.ts";
import { deliver, type Delivery } from "./deliver.ts";
import { createPrinterQueue, type PrinterQueue } from "./printer-queue.ts";
import { readJob } from "./read-job.ts";

type Reply = {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: unknown;
};

type Queues = ReadonlyMap<string, PrinterQueue>;

/** The bridge as an HTTP server that does not listen yet. */
export function createBridge({
  origin,
  printers,
  timeouts,
}: Pick<Config, "origin" | "printers" | "timeouts">): Server {
  const queues: Queues = new Map(
    printers.map((printer) => [
      printerName(printer),
      createPrinterQueue((job) => deliver(job, printer, timeouts)),
    ]),
  );
  return createServer((request, response) => {
    answer(request, queues, origin).then(
      (reply) => send(response, reply, origin),
      // Or the caller went away in the middle of a job, has printed nothing, and does not hear this.
      () => send(response, refuse(500, "fault"), origin),
    );
  });
}

async function answer(request: IncomingMessage, queues: Queues, origin: string): Promise<Reply> {
  if (isForeign(request.headers, origin)) return refuse(403, "origin-not-allowed");
  const path = (request.url ?? "").replace(/\?.*$/, "").replaceAll(/%3a/gi, ":");
  if (request.method === "OPTIONS") {
    return { status: 204, headers: preflightHeaders(request.headers) };
  }
  if (request.method === "GET" && path === "/status") return { status: 200, body: status(queues) };
  if (request.method === "POST" && path.startsWith("/print/")) {
    return await print(request, path.slice("/print/".length), queues);
  }
  return refuse(404, "not-found");
}

function status(queues: Queues): unknown {
  return {
    printers: Array.from(queues, ([printer, queue]) => ({ printer, ...queue.state() })),
  };
}

/** The HTTP status of each outcome; the body says it by name. */
const statuses = {
  delivered: 200,
  refused: 502,
  unreachable: 502,
  reset: 502,
  "closed-half-way": 502,
  "connect-timeout": 504,
  "stopped-reading": 504,
} as const satisfies Record<Delivery["outcome"], number>;

async function print(request: IncomingMessage, address: string, queues: Queues): Promise<Reply> {
  const printer = parsePrinterAddress(address);
  const queue = printer === null ? undefined : queues.get(printerName(printer));
  if (queue === undefined) return refuse(403, "printer-not-allowed");
  const job = await readJob(request);
  if (job === null) return refuse(413, "job-too-large");
  if (job.length === 0) return refuse(400, "job-empty");
  const delivery = await queue.print(job);
  return { status: statuses[delivery.outcome], body: delivery };
}

function refuse(statusCode: number, error: string): Reply {
  return { status: statusCode, body: { error } };
}

function send(response: ServerResponse, reply: Reply, origin: string): void {
  response.writeHead(reply.status, { ...crossOriginHeaders(origin), ...reply.headers });
  response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
}

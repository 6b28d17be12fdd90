import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";

import {
  bridgeErrors,
  type BridgeError,
  type BridgeStatus,
  type DeliveryOutcome,
} from "@comanda/contract/bridge";

import type { Config } from "./config.ts";
import { crossOriginHeaders, isFromOtherOrigin, preflightHeaders } from "./cross-origin.ts";
import { deliverJob } from "./deliver-job.ts";
import { createFedPrinters } from "./fed-printers.ts";
import type { JobLog } from "./job-log.ts";
import { createPrintOnce, printOnceDefaults } from "./print-once.ts";
import { printRequestedJob, type PrintContext } from "./print-requested-job.ts";
import { isOwnHost } from "./own-host.ts";
import { createPrinterQueue } from "./printer-queue.ts";
import { createSearch, type Searching, type SearchOptions } from "./printer-search.ts";
import { pageHeaders, renderStatusPage } from "./status-page.ts";

type Reply = {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly text?: string;
};

export type BridgeOptions = Pick<Config, "names" | "origins" | "printers" | "timeouts"> & {
  /** Identifies this run. */
  readonly run: string;
  readonly version: string;
  readonly log: JobLog;
  readonly search: SearchOptions;
  /** The certificate of the authority, which devices can trust once; null if there is none. */
  readonly readAuthority: () => string | null;
  /** What went wrong in the bridge itself. */
  readonly onFault: (error: unknown) => void;
};

type Bridge = Omit<BridgeOptions, "search"> & PrintContext & { readonly searching: Searching };

/** Handles the bridge's requests, over HTTPS and HTTP alike. */
export function createBridge(parts: BridgeOptions): RequestListener {
  const { printers, timeouts, origins, search } = parts;
  const fed = createFedPrinters(printers, (printer) =>
    createPrinterQueue((job) => deliverJob(job, printer, timeouts)),
  );
  const bridge: Bridge = {
    ...parts,
    printOnce: createPrintOnce(printOnceDefaults),
    queues: fed.queues,
    searching: createSearch(fed, search),
  };
  return (request, response) => {
    const headers = crossOriginHeaders(request.headers, origins);
    replyTo(request, bridge).then(
      (reply) => sendReply(response, reply, headers),
      (error: unknown) => {
        // A caller that disconnects in the middle of a job is no fault: nothing was printed, and the reply goes nowhere.
        if (request.complete) bridge.onFault(error);
        sendReply(response, refuse("fault"), headers);
      },
    );
  };
}

async function replyTo(request: IncomingMessage, bridge: Bridge): Promise<Reply> {
  if (!isOwnHost(request, bridge.names)) return refuse("host-not-allowed");
  if (isFromOtherOrigin(request.headers, bridge.origins)) return refuse("origin-not-allowed");
  const [path = "", query = ""] = (request.url ?? "").replaceAll(/%3a/gi, ":").split("?");
  switch (request.method) {
    case "OPTIONS":
      return { status: 204, headers: preflightHeaders(request.headers) };
    case "GET":
      return replyToGet(path, request, bridge);
    case "POST":
      if (path === "/search") return replyToSearch(request, bridge);
      if (!path.startsWith("/print/")) return refuse("not-found");
      return await replyToPrint(request, bridge, { address: path.slice("/print/".length), query });
    default:
      return refuse("not-found");
  }
}

function replyToGet(path: string, { headers }: IncomingMessage, bridge: Bridge): Reply {
  const authority = bridge.readAuthority();
  switch (path) {
    case "/": {
      const status = statusOf(bridge);
      const seen = { status, latest: bridge.log.latest(), hasAuthority: authority !== null };
      const text = renderStatusPage(seen, headers["accept-language"] ?? "");
      return { status: 200, headers: pageHeaders, text };
    }
    case "/status":
      return { status: 200, body: statusOf(bridge) };
    case "/search":
      return { status: 200, body: bridge.searching.state() };
    case "/authority.crt":
      if (authority === null) return refuse("not-found");
      return {
        status: 200,
        headers: { "content-type": "application/x-x509-ca-cert" },
        text: authority,
      };
    default:
      return refuse("not-found");
  }
}

/** Only a page of the till can search: it shows this to users who may edit the printers. */
function replyToSearch({ headers }: IncomingMessage, { searching }: Bridge): Reply {
  if (headers.origin === undefined) return refuse("origin-not-allowed");
  const started = searching.start();
  return "error" in started ? refuse(started.error) : { status: 202, body: started };
}

async function replyToPrint(
  request: IncomingMessage,
  bridge: Bridge,
  asked: { readonly address: string; readonly query: string },
): Promise<Reply> {
  const printed = await printRequestedJob(request, bridge, asked);
  return "error" in printed
    ? refuse(printed.error)
    : { status: statusByOutcome[printed.outcome], body: printed };
}

/** The HTTP status of each outcome; the body names the outcome. */
const statusByOutcome = {
  delivered: 200,
  refused: 502,
  unreachable: 502,
  reset: 502,
  "closed-half-way": 502,
  "connect-timeout": 504,
  "stopped-reading": 504,
} as const satisfies Record<DeliveryOutcome, number>;

function statusOf({ run, version, queues }: Bridge): BridgeStatus {
  return {
    run,
    version,
    printers: Array.from(queues, ([printer, queue]) => ({ printer, ...queue.state() })),
  };
}

function refuse(error: BridgeError): Reply {
  return { status: bridgeErrors[error], body: { error } };
}

function sendReply(response: ServerResponse, reply: Reply, crossOrigin: OutgoingHttpHeaders): void {
  const { status, headers, body, text } = reply;
  response.writeHead(status, { ...crossOrigin, "cache-control": "no-store", ...headers });
  response.end(body === undefined ? text : JSON.stringify(body));
}

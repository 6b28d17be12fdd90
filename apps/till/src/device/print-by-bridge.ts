import { bridgeOrigin, deliveryFailures } from "@comanda/contract/bridge";
import type { PrintCause } from "@comanda/contract/print";

import {
  sendBridgeRequest,
  type BridgeResponse,
  type BridgeEnvironment,
} from "./bridge-request.ts";
import { findBridgeRun } from "./find-bridge-run.ts";

export type BridgeJob = {
  /** The bridge prints a job of the same name only once. */
  readonly name: string;
  readonly printer: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Null if the printer took every byte. */
type PrintFailure = PrintCause | null;

/** The bridge gives up on a hanging printer after half a minute, and other jobs may be ahead in its queue. */
const printTimeoutMs = 120_000;
/** The delays before each retry after the bridge stopped answering about our job. */
const retryDelaysMs = [1000, 2000, 4000];
/** The timeout of each of these retries. */
const retryTimeoutMs = 30_000;

/** Prints through the location's bridge and returns what really became of the job. */
export async function printByBridge(
  environment: BridgeEnvironment,
  printerServerAddress: string,
  job: BridgeJob,
): Promise<PrintFailure> {
  const origin = bridgeOrigin(printerServerAddress);
  if (origin === null) return "bridge-unreachable";
  for (let restarts = 0; restarts < 2; restarts += 1) {
    const run = await findBridgeRun(environment, origin);
    if (run.cause !== null) return run.cause;
    const asked = { origin, run: run.name, job, timeoutMs: printTimeoutMs };
    const answer = await sendPrintRequest(environment, asked);
    if (answer.kind !== "answer") return retryLostJob(environment, asked);
    // The bridge restarted between the two requests and has not seen the job.
    if (!isRestarted(answer)) return parseOutcome(answer);
  }
  return "bridge-unreachable";
}

type PrintRequest = {
  readonly origin: string;
  readonly run: string;
  readonly job: BridgeJob;
  readonly timeoutMs: number;
};

/** The bridge may already have the job, so the retry uses the same job name and is not printed twice. */
async function retryLostJob(
  environment: BridgeEnvironment,
  request: PrintRequest,
): Promise<PrintFailure> {
  for (const waitMs of retryDelaysMs) {
    await new Promise((resolve) => void setTimeout(resolve, waitMs));
    const answer = await sendPrintRequest(environment, { ...request, timeoutMs: retryTimeoutMs });
    if (answer.kind === "answer") return isRestarted(answer) ? "bridge-lost" : parseOutcome(answer);
  }
  return "bridge-lost";
}

async function sendPrintRequest(
  environment: BridgeEnvironment,
  { origin, run, job, timeoutMs }: PrintRequest,
): Promise<BridgeResponse> {
  const query = new URLSearchParams({ job: job.name, run });
  return await sendBridgeRequest(environment, {
    origin,
    path: `/print/${encodeURIComponent(job.printer)}?${query}`,
    body: job.bytes,
    timeoutMs,
  });
}

function isRestarted(answer: BridgeResponse): boolean {
  return answer.kind === "answer" && answer.body["error"] === "bridge-restarted";
}

function parseOutcome({
  body,
}: Extract<BridgeResponse, { readonly kind: "answer" }>): PrintFailure {
  if (body["outcome"] === "delivered") return null;
  const failure = deliveryFailures.find((name) => name === body["outcome"]);
  if (failure !== undefined) return failure;
  switch (body["error"]) {
    case "printer-not-allowed":
    case "origin-not-allowed":
    case "host-not-allowed":
    case "job-empty":
    case "job-name-invalid":
    case "job-too-large":
      return "not-allowed";
    case "queue-full":
      return "unreachable";
    default:
      return "bridge-lost";
  }
}

import { bridgeOrigin, deliveryFailures } from "@comanda/contract/bridge";
import type { PrintCause } from "@comanda/contract/print";

import {
  askBridge,
  isAnybodyAt,
  permissionFor,
  type Answer,
  type BridgeSurroundings,
} from "./bridge-request.ts";

export type BridgeJob = {
  /** The bridge prints a job of the same name only once. */
  readonly name: string;
  readonly printer: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Null if the printer took every byte. */
type Outcome = PrintCause | null;

/** A bridge on the LAN answers at once or not at all. */
const statusPatienceMs = 5000;
/** Time for the user to answer the browser's permission prompt. */
const permissionPatienceMs = 120_000;
/** After this delay the browser's permission prompt is showing. */
const askingMs = 700;
/** The bridge gives up on a hanging printer after half a minute, and other jobs may be ahead in its queue. */
const printPatienceMs = 120_000;
/** The delays before each retry after the bridge stopped answering about our job. */
const askAgainAfterMs = [1000, 2000, 4000];
/** The timeout of each of these retries. */
const lostPatienceMs = 30_000;

/** Prints through the location's bridge and returns what really became of the job. */
export async function printByBridge(
  surroundings: BridgeSurroundings,
  printerServerAddress: string,
  job: BridgeJob,
): Promise<Outcome> {
  const origin = bridgeOrigin(printerServerAddress);
  if (origin === null) return "bridge-unreachable";
  for (let restarts = 0; restarts < 2; restarts += 1) {
    // oxlint-disable-next-line no-await-in-loop -- runs again only after the bridge restarted
    const run = await findRun(surroundings, origin);
    if (run.cause !== null) return run.cause;
    const asked = { origin, run: run.name, job, patienceMs: printPatienceMs };
    // oxlint-disable-next-line no-await-in-loop -- see above
    const answer = await ask(surroundings, asked);
    if (answer.kind !== "answer") return followLost(surroundings, asked);
    // The bridge restarted between the two requests and has not seen the job.
    if (!isRestarted(answer)) return outcomeOf(answer);
  }
  return "bridge-unreachable";
}

type Asked = {
  readonly origin: string;
  readonly run: string;
  readonly job: BridgeJob;
  readonly patienceMs: number;
};

/** The bridge may already have the job, so the retry uses the same job name and is not printed twice. */
async function followLost(surroundings: BridgeSurroundings, asked: Asked): Promise<Outcome> {
  for (const waitMs of askAgainAfterMs) {
    // oxlint-disable-next-line no-await-in-loop -- retries run one after the other
    await new Promise((resolve) => void setTimeout(resolve, waitMs));
    // oxlint-disable-next-line no-await-in-loop -- see above
    const answer = await ask(surroundings, { ...asked, patienceMs: lostPatienceMs });
    if (answer.kind === "answer") return isRestarted(answer) ? "bridge-lost" : outcomeOf(answer);
  }
  return "bridge-lost";
}

async function ask(
  surroundings: BridgeSurroundings,
  { origin, run, job, patienceMs }: Asked,
): Promise<Answer> {
  const query = new URLSearchParams({ job: job.name, run });
  return await askBridge(surroundings, {
    origin,
    path: `/print/${encodeURIComponent(job.printer)}?${query}`,
    body: job.bytes,
    patienceMs,
  });
}

type Run = { readonly cause: null; readonly name: string } | { readonly cause: PrintCause };

/** The current run of the bridge, or why the bridge cannot be reached. */
async function findRun(surroundings: BridgeSurroundings, origin: string): Promise<Run> {
  const permission = await permissionFor(surroundings, origin);
  const isToBeAsked = permission === "prompt";
  const explaining = setTimeout(() => {
    if (isToBeAsked) surroundings.onTrouble({ kind: "bridge-permission", state: "asked" });
  }, askingMs);
  const patienceMs = isToBeAsked ? permissionPatienceMs : statusPatienceMs;
  const answer = await askBridge(surroundings, { origin, path: "/status", patienceMs });
  clearTimeout(explaining);
  if (answer.kind === "answer") {
    const { run } = answer.body;
    return typeof run === "string" ? { cause: null, name: run } : { cause: "not-allowed" };
  }
  return { cause: await whyNot(surroundings, origin, answer) };
}

/** Browsers report only that the request failed; further probes narrow down the cause. */
async function whyNot(
  surroundings: BridgeSurroundings,
  origin: string,
  answer: Exclude<Answer, { readonly kind: "answer" }>,
): Promise<PrintCause> {
  if ((await permissionFor(surroundings, origin)) === "denied") {
    surroundings.onTrouble({ kind: "bridge-permission", state: "denied" });
    return "bridge-permission";
  }
  if (answer.kind === "no-bridge") return "bridge-unreachable";
  if (await isAnybodyAt(surroundings, origin)) return "not-allowed";
  // A machine that is off does not answer at all; a bad certificate fails at once.
  if (!origin.startsWith("https:") || !answer.wasAtOnce) return "bridge-unreachable";
  surroundings.onTrouble({ kind: "bridge-certificate", page: origin });
  return "bridge-certificate";
}

function isRestarted(answer: Answer): boolean {
  return answer.kind === "answer" && answer.body["error"] === "bridge-restarted";
}

function outcomeOf({ body }: Extract<Answer, { readonly kind: "answer" }>): Outcome {
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

import type { PrintCause } from "@comanda/contract/print";

import {
  sendBridgeRequest,
  isReachable,
  queryBridgePermission,
  type BridgeResponse,
  type BridgeEnvironment,
} from "./bridge-request.ts";

/** A bridge on the LAN answers at once or not at all. */
const statusTimeoutMs = 5000;
/** Time for the user to answer the browser's permission prompt. */
const permissionTimeoutMs = 120_000;
/** After this delay the browser's permission prompt is showing. */
const promptDelayMs = 700;

type BridgeRun = { readonly cause: null; readonly name: string } | { readonly cause: PrintCause };

/** The current run of the bridge, or why the bridge cannot be reached. */
export async function findBridgeRun(
  environment: BridgeEnvironment,
  origin: string,
): Promise<BridgeRun> {
  const permission = await queryBridgePermission(environment, origin);
  const isToBeAsked = permission === "prompt";
  const explaining = setTimeout(() => {
    if (isToBeAsked) environment.onProblem({ kind: "bridge-permission", state: "asked" });
  }, promptDelayMs);
  const timeoutMs = isToBeAsked ? permissionTimeoutMs : statusTimeoutMs;
  const answer = await sendBridgeRequest(environment, {
    origin,
    path: "/status",
    timeoutMs,
  });
  clearTimeout(explaining);
  if (answer.kind === "answer") {
    const { run } = answer.body;
    return typeof run === "string" ? { cause: null, name: run } : { cause: "not-allowed" };
  }
  return { cause: await findUnreachableCause(environment, origin, answer) };
}

/** Browsers report only that the request failed; further probes narrow down the cause. */
async function findUnreachableCause(
  environment: BridgeEnvironment,
  origin: string,
  answer: Exclude<BridgeResponse, { readonly kind: "answer" }>,
): Promise<PrintCause> {
  if ((await queryBridgePermission(environment, origin)) === "denied") {
    environment.onProblem({ kind: "bridge-permission", state: "denied" });
    return "bridge-permission";
  }
  if (answer.kind === "no-bridge") return "bridge-unreachable";
  if (await isReachable(environment, origin)) return "not-allowed";
  // A machine that is off does not answer at all; a bad certificate fails at once.
  if (!origin.startsWith("https:") || !answer.wasAtOnce) return "bridge-unreachable";
  environment.onProblem({ kind: "bridge-certificate", page: origin });
  return "bridge-certificate";
}

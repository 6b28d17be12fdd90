import { addressSpaceOf, addressSpaceToDeclare, needsPermission } from "./bridge-address.ts";
import type { PrinterProblem } from "./printer-problem.ts";

type BridgePermission = "granted" | "denied" | "prompt" | "unknown";

export type BridgeEnvironment = {
  /** The origin of this page. */
  readonly page: () => string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The user's browser permission for devices in an address space, if the browser has one. */
  readonly permission: (name: string) => Promise<BridgePermission>;
  readonly onProblem: (problem: PrinterProblem) => void;
};

export type BridgeResponse =
  | { readonly kind: "answer"; readonly body: Readonly<Record<string, unknown>> }
  /** The response did not come from a bridge. */
  | { readonly kind: "no-bridge" }
  /** The request timed out or failed. */
  | { readonly kind: "silence"; readonly wasAtOnce: boolean };

type BridgeRequest = {
  readonly origin: string;
  readonly path: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
};

/** Sends one request to a bridge. */
export async function sendBridgeRequest(
  { fetch }: Pick<BridgeEnvironment, "fetch">,
  { origin, path, body, timeoutMs }: BridgeRequest,
): Promise<BridgeResponse> {
  const space = addressSpaceToDeclare(origin);
  const init = {
    ...(body && { method: "POST", body, headers: { "content-type": "application/octet-stream" } }),
    ...(space !== null && { targetAddressSpace: space }),
    credentials: "omit",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  try {
    const response = await fetch(origin + path, init);
    const parsed: unknown = await response.json();
    return isRecord(parsed) ? { kind: "answer", body: parsed } : { kind: "no-bridge" };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "no-bridge" };
    return { kind: "silence", wasAtOnce: !isTimeout(error) };
  }
}

/** Whether anything answers at this address: a `no-cors` response cannot be read, but it arrives. */
export async function isReachable(
  { fetch }: Pick<BridgeEnvironment, "fetch">,
  origin: string,
): Promise<boolean> {
  try {
    await fetch(origin, { mode: "no-cors", signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser lets this page reach the bridge on the venue's network. */
export async function queryBridgePermission(
  { page, permission }: Pick<BridgeEnvironment, "page" | "permission">,
  origin: string,
): Promise<BridgePermission> {
  // A page from the venue's own network needs no permission.
  if (!needsPermission(page(), origin)) return "granted";
  // Older Chromium versions have one permission for both address spaces.
  const [own, both] = [`${addressSpaceOf(origin)}-network`, "local-network-access"];
  const answer = await permission(own);
  return answer === "unknown" ? await permission(both) : answer;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { addressSpaceOf, declaredSpace } from "./bridge-address.ts";
import type { Trouble } from "./trouble.ts";

type PermissionAnswer = "granted" | "denied" | "prompt" | "unknown";

export type BridgeSurroundings = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** What the user has told the browser of devices in an address space, where it asks at all. */
  readonly permission: (name: string) => Promise<PermissionAnswer>;
  readonly onTrouble: (trouble: Trouble) => void;
};

export type Answer =
  | { readonly kind: "answer"; readonly body: Readonly<Record<string, unknown>> }
  /** What came back was nothing of a bridge. */
  | { readonly kind: "no-bridge" }
  /** Nothing came in time, or nothing could. */
  | { readonly kind: "silence"; readonly wasAtOnce: boolean };

type Asking = {
  readonly origin: string;
  readonly path: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly patienceMs: number;
};

/** Asks a bridge once. */
export async function askBridge(
  { fetch }: Pick<BridgeSurroundings, "fetch">,
  { origin, path, body, patienceMs }: Asking,
): Promise<Answer> {
  const space = declaredSpace(origin);
  const init = {
    ...(body && { method: "POST", body, headers: { "content-type": "application/octet-stream" } }),
    ...(space !== null && { targetAddressSpace: space }),
    credentials: "omit",
    cache: "no-store",
    signal: AbortSignal.timeout(patienceMs),
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

/** Whether somebody answers there at all, if not to us: such a reply cannot be read, but it comes. */
export async function isAnybodyAt(
  { fetch }: Pick<BridgeSurroundings, "fetch">,
  origin: string,
): Promise<boolean> {
  try {
    await fetch(origin, { mode: "no-cors", signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** What the browser's user has said to pages that reach into the network of the venue. */
export async function permissionFor(
  { permission }: Pick<BridgeSurroundings, "permission">,
  origin: string,
): Promise<PermissionAnswer> {
  // Chromium had one for both until it made two of it.
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

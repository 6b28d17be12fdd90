import {
  bridgeErrors,
  bridgeOrigin,
  type BridgeError,
  type FoundPrinter,
  type PrinterSearch,
} from "@comanda/contract/bridge";
import type { PrintCause } from "@comanda/contract/print";

import { sendBridgeRequest, type BridgeEnvironment } from "./bridge-request.ts";
import { browserEnvironment } from "./browser-environment.ts";
import { findBridgeRun } from "./find-bridge-run.ts";

export type SearchReply =
  | { readonly kind: "search"; readonly search: PrinterSearch }
  /** The bridge cannot be reached; the cause is the same as for a paper that it did not print. */
  | { readonly kind: "away"; readonly cause: PrintCause }
  | { readonly kind: "refused"; readonly error: BridgeError }
  /** Its release cannot search. */
  | { readonly kind: "old-bridge" };

/** The bridge answers at once; it searches on its own. */
const answerTimeoutMs = 5000;

/** Has the bridge at an address begin to search for printers, or join the search that is running. */
export async function startPrinterSearch(
  printerServerAddress: string,
  environment: BridgeEnvironment = browserEnvironment,
): Promise<SearchReply> {
  const origin = bridgeOrigin(printerServerAddress);
  if (origin === null) return { kind: "away", cause: "bridge-unreachable" };
  // The browser may have to ask its user first.
  const run = await findBridgeRun(environment, origin);
  if (run.cause !== null) return { kind: "away", cause: run.cause };
  return ask(origin, environment, new Uint8Array());
}

/** How far the search is. */
export async function readPrinterSearch(
  printerServerAddress: string,
  environment: BridgeEnvironment = browserEnvironment,
): Promise<SearchReply> {
  const origin = bridgeOrigin(printerServerAddress);
  return origin === null ? { kind: "away", cause: "bridge-unreachable" } : ask(origin, environment);
}

async function ask(
  origin: string,
  environment: BridgeEnvironment,
  body?: Uint8Array<ArrayBuffer>,
): Promise<SearchReply> {
  const response = await sendBridgeRequest(environment, {
    origin,
    path: "/search",
    timeoutMs: answerTimeoutMs,
    ...(body !== undefined && { body }),
  });
  if (response.kind !== "answer") return { kind: "away", cause: "bridge-lost" };
  const { error } = response.body;
  if (error === "not-found") return { kind: "old-bridge" };
  if (isBridgeError(error)) return { kind: "refused", error };
  const search = parseSearch(response.body);
  return search === null ? { kind: "old-bridge" } : { kind: "search", search };
}

function isBridgeError(name: unknown): name is BridgeError {
  return typeof name === "string" && Object.hasOwn(bridgeErrors, name);
}

type Parsed = Readonly<Record<string, unknown>>;

const searchStates = ["not-started", "running", "done"] as const;

/** The reply comes from another program, maybe of another release. */
function parseSearch(body: Parsed): PrinterSearch | null {
  const state = searchStates.find((name) => name === body["state"]);
  if (state === undefined) return null;
  const { addresses, asked, printers } = body;
  return {
    state,
    networks: textsOf(body["networks"]),
    tooLarge: textsOf(body["tooLarge"]),
    addresses: Number(addresses) || 0,
    asked: Number(asked) || 0,
    printers: Array.isArray(printers) ? printers.flatMap(parsePrinter) : [],
    others: textsOf(body["others"]),
  };
}

function parsePrinter(value: unknown): readonly FoundPrinter[] {
  if (typeof value !== "object" || value === null || !("address" in value)) return [];
  const { address, maker, model, mac, isPrinting }: Parsed = { ...value };
  return [
    {
      address: String(address),
      maker: typeof maker === "string" ? maker : "",
      model: typeof model === "string" ? model : "",
      mac: typeof mac === "string" ? mac : null,
      isPrinting: isPrinting === true,
    },
  ];
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === "string") : [];
}

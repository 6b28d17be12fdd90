/** Why a network printer did not get its job. */
export const deliveryFailures = [
  "refused",
  "unreachable",
  "connect-timeout",
  "stopped-reading",
  "reset",
  "closed-half-way",
] as const;
/** Delivered means that the printer took every byte, not that there was paper in it. */
export type DeliveryOutcome = "delivered" | (typeof deliveryFailures)[number];

/** The bridge's replies when it prints nothing, with their HTTP status. */
export const bridgeErrors = {
  "job-empty": 400,
  "job-name-invalid": 400,
  "origin-not-allowed": 403,
  "printer-not-allowed": 403,
  "not-found": 404,
  /** The bridge's machine is in no private network, or only in such as are too large to search. */
  "no-network-to-search": 409,
  "networks-too-large": 409,
  /** The request names a host that is not the bridge's. */
  "host-not-allowed": 421,
  /** The bridge has been restarted since the till first sent the job. */
  "bridge-restarted": 409,
  "job-too-large": 413,
  fault: 500,
  /** The queue of a blocked printer is full. */
  "queue-full": 503,
} as const;
export type BridgeError = keyof typeof bridgeErrors;

/** The name of an attempt, chosen by the caller: a name is never printed twice. */
export const jobNamePattern = /^[A-Za-z0-9-]{1,64}$/;

/** `GET /status`: a till reads it before it sends a job. */
export type BridgeStatus = {
  /** Different after every start. */
  readonly run: string;
  readonly version: string;
  readonly printers: readonly PrinterStatus[];
};

export type PrinterStatus = {
  readonly printer: string;
  /** How many jobs are waiting or being printed. */
  readonly length: number;
  /** The outcome of the last finished job. */
  readonly last: { readonly outcome: DeliveryOutcome } | null;
};

/** `POST /search` starts a search for printers unless one is running; `GET /search` tells how far it is. */
export type PrinterSearch = {
  readonly state: "not-started" | "running" | "done";
  /** Which networks are searched, such as 192.168.1.0/24, and which are left out because they are too large. */
  readonly networks: readonly string[];
  readonly tooLarge: readonly string[];
  readonly addresses: number;
  readonly asked: number;
  readonly printers: readonly FoundPrinter[];
  /** Where something accepts connections for printing but does not answer as a receipt printer does. */
  readonly others: readonly string[];
};

/** The bridge prints on it from now on. */
export type FoundPrinter = {
  /** As a printer record has it: 192.168.1.50, with its port unless that is 9100. */
  readonly address: string;
  /** As the printer states them; empty if it does not. */
  readonly maker: string;
  readonly model: string;
  /** From the neighbours that the bridge's machine knows; null for one it does not. */
  readonly mac: string | null;
  /** It was printing, so it was not asked anything. */
  readonly isPrinting: boolean;
};

/** The largest network that a bridge searches: a /22. */
export const maxSearchedAddresses = 1024;

const bridgePattern = /^(https?:\/\/)?((?:[a-z0-9-]+\.)*[a-z0-9-]+)(:\d{1,5})?\/?$/;

/**
 * The origin of the bridge at the address that the location has for it; HTTPS unless the address names another scheme.
 */
export function bridgeOrigin(printerServerAddress: string): string | null {
  const found = bridgePattern.exec(printerServerAddress.trim().toLowerCase());
  if (found === null) return null;
  const [, scheme = "https://", host = "", port = ""] = found;
  return `${scheme}${host}${port}`;
}

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

/** The origin of the bridge at the address that the location has for it; HTTPS unless the address names another scheme. */
export function bridgeOrigin(printerServerAddress: string): string | null {
  const found = readAddress(printerServerAddress);
  return found === null ? null : `${found.scheme}${found.host}${found.port}`;
}

/**
 * Whether a location may get this address. Tills send papers there, so none is a bridge that is reached without a
 * certificate outside of the venue's network. A venue that printed by such an address before goes on printing.
 */
export function isBridgeAddress(printerServerAddress: string): boolean {
  const found = readAddress(printerServerAddress);
  if (found === null) return false;
  const reach = reachOf(found.host);
  return reach === "venue" || (reach === "anywhere" && found.scheme === "https://");
}

function readAddress(printerServerAddress: string) {
  const found = bridgePattern.exec(printerServerAddress.trim().toLowerCase());
  if (found === null) return null;
  const [, scheme = "https://", host = "", port = ""] = found;
  return { scheme, host, port };
}

const quadPattern = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/;
/** Browsers read such a host as an address, in other spellings, too. */
const numericPattern = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;
/** A name without a dot, or below a domain that no one can register. */
const localNamePattern = /^[^.]+$|\.(?:local|lan|home|internal|home\.arpa)$/;

/** Null for what is no host of a bridge: the machine's own settings service, a broadcast, another spelling. */
function reachOf(host: string): "venue" | "anywhere" | null {
  const quad = quadPattern.exec(host)?.slice(1).map(Number);
  if (quad === undefined) {
    if (numericPattern.test(host)) return null;
    return localNamePattern.test(host) ? "venue" : "anywhere";
  }
  const [first = 0, second = 0] = quad;
  const isLinkLocal = first === 169 && second === 254;
  if (quad.some((part) => part > 255) || first === 0 || first >= 224 || isLinkLocal) return null;
  const isPrivate =
    first === 10 ||
    first === 127 ||
    // Carriers and private networks over the internet use these.
    (first === 100 && second >= 64 && second <= 127) ||
    (first === 192 && second === 168) ||
    (first === 172 && second >= 16 && second <= 31);
  return isPrivate ? "venue" : "anywhere";
}

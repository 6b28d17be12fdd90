/** Why a printer on the network did not get its job. */
export const deliveryFailures = [
  "refused",
  "unreachable",
  "connect-timeout",
  "stopped-reading",
  "reset",
  "closed-half-way",
] as const;
/** Delivered says that the printer took every byte; whether there was paper in it, it does not say. */
export type DeliveryOutcome = "delivered" | (typeof deliveryFailures)[number];

/** What the bridge answers where it prints nothing. */
export const bridgeErrors = {
  "job-empty": 400,
  "job-name-invalid": 400,
  "origin-not-allowed": 403,
  "printer-not-allowed": 403,
  "not-found": 404,
  /** It was asked by a name that is not its own. */
  "host-not-allowed": 421,
  /** It is not the bridge any more that was asked to print: it has been started again since. */
  "bridge-restarted": 409,
  "job-too-large": 413,
  fault: 500,
  /** A printer that does not get on has enough papers waiting for it. */
  "queue-full": 503,
} as const;
export type BridgeError = keyof typeof bridgeErrors;

/** The name of a try, given by who asks: of one name nothing is printed twice. */
export const jobNamePattern = /^[A-Za-z0-9-]{1,64}$/;

/** `GET /status`: what a till looks at before it hands over a job. */
export type BridgeStatus = {
  /** Another one after every start. */
  readonly run: string;
  readonly version: string;
  readonly printers: readonly PrinterStatus[];
};

export type PrinterStatus = {
  readonly printer: string;
  /** Jobs that are waiting or being printed. */
  readonly length: number;
  /** What became of the last job that had its turn. */
  readonly last: { readonly outcome: DeliveryOutcome } | null;
};

const bridgePattern = /^(https?:\/\/)?((?:[a-z0-9-]+\.)*[a-z0-9-]+)(:\d{1,5})?\/?$/;

/** The origin of a bridge, by the address that the location has for it; HTTPS is meant unless it says otherwise. */
export function bridgeOrigin(printerServerAddress: string): string | null {
  const found = bridgePattern.exec(printerServerAddress.trim().toLowerCase());
  if (found === null) return null;
  const [, scheme = "https://", host = "", port = ""] = found;
  return `${scheme}${host}${port}`;
}

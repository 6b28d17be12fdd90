import { parsePrinterAddress, type PrinterAddress } from "./allowed-printers.ts";
import type { Timeouts } from "./deliver.ts";

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where the till is served from: the only pages that may print. */
  readonly origin: string;
  /** The only printers that may be printed on. */
  readonly printers: readonly PrinterAddress[];
  readonly timeouts: Timeouts;
};

/** Says in one sentence what to set right before the bridge can start. */
export class CannotStart extends Error {}

/** On a LAN a printer answers within milliseconds; one that wakes up may need a few seconds. */
const connectMs = 5000;
/** The longest report is 1.7 m of paper, which the slowest printers feed at 60 mm a second. */
const idleMs = 30_000;

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = (name: string): string | null => environment[name]?.trim() || null;
  return {
    port: readPort(read("PORT") ?? "9180"),
    // The tills reach it over the venue's LAN.
    host: read("HOST") ?? "0.0.0.0",
    origin: readOrigin(read("COMANDA_ORIGIN") ?? ""),
    printers: readPrinters(read("COMANDA_PRINTERS") ?? ""),
    timeouts: { connectMs, idleMs },
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new CannotStart(`PORT must be a number up to 65535, not "${text}".`);
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CannotStart(
    `COMANDA_ORIGIN must be the address of the till, such as https://pos.example, not "${text}".`,
  );
}

function readPrinters(text: string): readonly PrinterAddress[] {
  return text.split(",").map((part) => {
    const printer = parsePrinterAddress(part.trim());
    if (printer !== null) return printer;
    throw new CannotStart(
      `COMANDA_PRINTERS must list private addresses, such as 192.168.1.50,192.168.1.51:9100, not "${text}".`,
    );
  });
}

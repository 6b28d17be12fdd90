import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";

import { maxSearchedAddresses } from "@comanda/contract/bridge";

import { parsePrinterAddress, type PrinterAddress } from "./allowed-printers.ts";
import type { Timeouts } from "./deliver-job.ts";
import { isTooLarge, parseNetwork, type Network } from "./network.ts";

export type Config = {
  /** The HTTPS port: a page loaded over HTTPS may send requests to HTTPS only. */
  readonly port: number;
  /** The port for plain HTTP, or null for none. */
  readonly plainPort: number | null;
  readonly host: string;
  /** Host names besides its own by which tills reach it, such as one that the venue's router assigns. */
  readonly names: readonly string[];
  /** Holds the certificate and the saved settings. */
  readonly dataFolder: string;
  /** The origins of the till: only their pages may print. */
  readonly origins: readonly string[];
  /** The bridge prints on these and on those that a search finds, and on no others. */
  readonly printers: readonly PrinterAddress[];
  /** Where it searches for printers; null for the networks that its machine is in. */
  readonly networks: readonly Network[] | null;
  readonly timeouts: Timeouts;
};

/** Its message says in one sentence what to correct before the bridge can start. */
export class CannotStart extends Error {}

/** On a LAN a printer answers within milliseconds; one that wakes from sleep may need a few seconds. */
const connectMs = 5000;
/** A printer reads on while it feeds; the slowest feed two metres of paper in about this time, with a buffer for it all. */
const idleMs = 30_000;

/** The settings that `bridge:install` saved. */
export function settingsFile(dataFolder: string): string {
  return join(dataFolder, "bridge.env");
}

type CommandLineSettings = { readonly origins: string; readonly printers: readonly string[] };

/** Command-line arguments take precedence over the environment, and the environment over the saved settings. */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  commandLine?: CommandLineSettings,
): Config {
  const dataFolder = resolve(environment["COMANDA_DATA"]?.trim() || "data");
  const settings: NodeJS.ProcessEnv = {
    ...readSettings(settingsFile(dataFolder)),
    ...environment,
    ...(commandLine && {
      COMANDA_ORIGIN: commandLine.origins,
      COMANDA_PRINTERS: commandLine.printers.join(","),
    }),
  };
  const read = (name: string): string | null => settings[name]?.trim() || null;
  const plainPort = read("COMANDA_PLAIN_PORT");
  return {
    port: readPort("PORT", read("PORT") ?? "9180"),
    plainPort: plainPort === null ? null : readPort("COMANDA_PLAIN_PORT", plainPort),
    // Tills reach the bridge over the venue's LAN.
    host: read("HOST") ?? "0.0.0.0",
    names: readNames(read("COMANDA_NAMES")),
    dataFolder,
    origins: readOrigins(read("COMANDA_ORIGIN") ?? ""),
    printers: readPrinters(read("COMANDA_PRINTERS")),
    networks: readNetworks(read("COMANDA_SEARCH")),
    timeouts: { connectMs, idleMs },
  };
}

function readSettings(file: string): NodeJS.ProcessEnv {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new CannotStart(`${name} must be a number up to 65535, not "${text}".`);
}

function readNames(text: string | null): readonly string[] {
  return (text?.split(",") ?? []).map((part) => {
    const name = part.trim().toLowerCase();
    if (/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(name)) return name;
    throw new CannotStart(
      `COMANDA_NAMES must list names without a port, such as printing.venue.example, not "${part}".`,
    );
  });
}

function readOrigins(text: string): readonly string[] {
  return text.split(",").map((part) => {
    const url = URL.parse(part.trim());
    if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
    throw new CannotStart(
      `COMANDA_ORIGIN must be the address of the till, such as https://pos.example, not "${text}".`,
    );
  });
}

function readPrinters(text: string | null): readonly PrinterAddress[] {
  return (text?.split(",") ?? []).map((part) => {
    const printer = parsePrinterAddress(part.trim());
    if (printer !== null) return printer;
    throw new CannotStart(
      `COMANDA_PRINTERS must list private addresses, such as 192.168.1.50,192.168.1.51:9100, not "${text}".`,
    );
  });
}

function readNetworks(text: string | null): readonly Network[] | null {
  if (text === null) return null;
  return text.split(",").map((part) => {
    const network = parseNetwork(part);
    if (network !== null && !isTooLarge(network)) return network;
    throw new CannotStart(
      network === null
        ? `COMANDA_SEARCH must list private networks, such as 192.168.1.0/24, not "${part}".`
        : `COMANDA_SEARCH must list networks of at most ${maxSearchedAddresses} addresses, such as 192.168.0.0/22; ${part.trim()} is too large.`,
    );
  });
}

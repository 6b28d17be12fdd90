import { dirname, join, resolve } from "node:path";

import type { TlsSource } from "@comanda/tls/secure-servers";

import { StartupError } from "#database/startup-error.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly keyFile: string;
  /** Beside the key, so that restoring a backup does not restore an older list. */
  readonly erasedFile: string;
  /** If set, PostgreSQL holds the data instead of a file in the data folder. */
  readonly databaseUrl: string | null;
  /** The limit of signed calls per second and session. */
  readonly callsPerSecond: number;
  readonly logLevel: LogLevel;
  /** If set, the only port speaks TLS. */
  readonly tls: TlsSource | null;
};

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = (name: string): string | null => environment[name]?.trim() || null;
  const dataFolder = resolve(read("COMANDA_DATA") ?? "data");
  const keyFile = resolve(read("COMANDA_KEY_FILE") ?? join(dataFolder, "master.key"));
  return {
    port: readPort(read("PORT") ?? "8080"),
    // Browsers sign their calls only on a secure origin: this machine, or one that speaks TLS.
    host: read("HOST") ?? "localhost",
    dataFolder,
    keyFile,
    erasedFile: join(dirname(keyFile), "erased-guests.txt"),
    databaseUrl: read("DATABASE_URL"),
    callsPerSecond: readCallsPerSecond(read("COMANDA_CALLS_PER_SECOND") ?? "50"),
    logLevel: readLogLevel(read("LOG_LEVEL") ?? "warn"),
    tls: readTls(read, dataFolder),
  };
}

function readTls(read: (name: string) => string | null, dataFolder: string): TlsSource | null {
  const how = read("COMANDA_TLS");
  const certificate = read("COMANDA_TLS_CERT");
  const key = read("COMANDA_TLS_KEY");
  if (how !== null && how !== "auto") {
    throw new StartupError(`COMANDA_TLS can only be "auto", not "${how}".`);
  }
  if (certificate === null && key === null)
    return how === null ? null : { kind: "own", dataFolder, program: "server" };
  if (certificate === null || key === null || how !== null) {
    throw new StartupError(
      "Set COMANDA_TLS_CERT and COMANDA_TLS_KEY to your files, or COMANDA_TLS to auto, and nothing else.",
    );
  }
  return { kind: "files", certificate: resolve(certificate), key: resolve(key) };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartupError(`PORT must be a number up to 65535, not "${text}".`);
}

function readCallsPerSecond(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new StartupError(`COMANDA_CALLS_PER_SECOND must be a number from 1, not "${text}".`);
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((name) => name === text);
  if (level !== undefined) return level;
  throw new StartupError(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${text}".`);
}

/** Resolves a path from where the user of a program stands: npm moves to the clone before it runs one. */
export function resolveForCaller(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}

/** The environment for a child process. */
export function environmentWith(added: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...added };
}

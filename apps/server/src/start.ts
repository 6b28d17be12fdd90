import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";

import { instant } from "@comanda/domain/time/instant";
import type { FastifyInstance } from "fastify";

import { CannotStart } from "#database/cannot-start.ts";
import { openDatabase } from "#database/open-database.ts";
import { releaseMarker } from "#live/release-marker.ts";

import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createDemoVenue, signInHint } from "./features/demo/index.ts";
import { openMasterKey, passwordHasher, standardHashCost } from "./features/sign-in/index.ts";

const tillFolder = fileURLToPath(new URL("../../till/dist", import.meta.url));

export type RunningServer = {
  /** Where it can be reached, and how to sign in. */
  readonly greeting: readonly string[];
  /** Answers what was asked already, then lets go of the data. */
  readonly stop: () => Promise<void>;
};

/** Opens the data, makes the demo venue where there is none, and listens. */
export async function start(config: Config): Promise<RunningServer> {
  const { database, close } = await openDatabase(config);
  try {
    const passwords = passwordHasher(standardHashCost, randomBytes);
    const masterKey = openMasterKey(config.keyFile, randomBytes);
    await createDemoVenue(database, passwords);
    const app = await buildApp({
      database,
      clock: () => instant(Date.now()),
      randomBytes,
      masterKey,
      passwords,
      tillFolder,
      release: releaseMarker(tillFolder),
      databaseUrl: config.databaseUrl,
      callsPerSecond: config.callsPerSecond,
      logger: { level: config.logLevel },
    });
    await listen(app, config);
    const hint = await signInHint(database);
    return {
      greeting: [...addressLines(app, config), ...(hint === null ? [] : [hint])],
      stop: async () => {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw new CannotStart(listenProblem(error, host, port));
  }
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `Port ${port} is in use. Set PORT to a free one.`;
  if (code === "EACCES") return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `It cannot listen on ${host}:${port}: ${reason}.`;
}

function addressLines(app: FastifyInstance, { host }: Config): readonly string[] {
  const bound = app.addresses().filter((address) => typeof address !== "string");
  const ports = new Set(bound.map(({ port }) => port));
  const addresses = [...ports].map((port) => `Comanda is ready: http://${inUrl(host)}:${port}`);
  const isHere = host === "localhost" || host === "127.0.0.1" || host === "::1";
  if (isHere) return addresses;
  return [...addresses, "Other devices need TLS in front of it: browsers sign in nowhere else."];
}

function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";

import { instant, msPerSecond } from "@comanda/domain/time/instant";
import { readAuthority } from "@comanda/tls/own-certificate";
import {
  createSecureServers,
  UnusableCertificate,
  type SecureServers,
} from "@comanda/tls/secure-servers";
import type { FastifyInstance } from "fastify";

import type { Log } from "#call/runtime.ts";
import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";
import { makeFolder } from "#database/make-folder.ts";
import { openDatabase } from "#database/open-database.ts";
import { findMissingKeys } from "#database/postgres/find-missing-keys.ts";
import { findUnsafeSettings } from "#database/postgres/find-unsafe-settings.ts";
import { readerThread } from "#http/reader-thread.ts";
import { releaseMarker } from "#live/release-marker.ts";

import { formatAddressLines, demoPasswordWarning } from "./address-lines.ts";
import { buildApp, requestTimeoutMs } from "./app.ts";
import type { Config } from "./config.ts";
import { writeBases } from "./features/past/index.ts";
import { passwordHasher, standardHashCost, type PasswordHasher } from "./features/sign-in/index.ts";
import { hasLocations } from "./features/venue/index.ts";
import { demoSignInHint, findDemoPasswordsOf, makeDemoIfEmpty } from "./load-demo.ts";
import { loopbackFor } from "./loopback.ts";
import { openServerKey, type ServerKey } from "./open-server-key.ts";
import { reconcileErasures } from "./reconcile-erasures.ts";
import {
  requireDatabaseOfVenue,
  requireNoFormerVenue,
  rescuedCopiesWarning,
} from "./former-venue.ts";
import { erasedGuests } from "./operations/erased-guests.ts";

const readerUrl = new URL("./reader-worker.ts", import.meta.url);
const tillFolder = fileURLToPath(new URL("../../till/dist", import.meta.url));

export type RunningServer = {
  /** Where it can be reached, and how to sign in. */
  readonly greeting: readonly string[];
  /** Resolves when the data are copied, if the database's file was deleted or replaced. */
  readonly rescueIfLost: () => Promise<void>;
  /** Finishes running requests, then closes the data. */
  readonly stop: () => Promise<void>;
};

/** Opens the data, makes the demo venue if there is none and an empty one is not wanted, and listens. */
export async function start(
  config: Config,
  { isEmpty = false }: { readonly isEmpty?: boolean } = {},
): Promise<RunningServer> {
  requireDatabaseOfVenue(config, { isEmpty });
  const opened = await openDatabase(config);
  const { database, close, clearLog, settled, findOutage, limitReplies, rescueIfLost } = opened;
  let serverKey: ServerKey | null = null;
  try {
    const passwords = passwordHasher(standardHashCost, randomBytes);
    serverKey = await openVenue(config, database, { isEmpty, passwords });
    const { masterKey, release } = serverKey;
    await writeBases(database, instant(Date.now()));
    const erased = erasedGuests(config.erasedFile);
    await reconcileErasures(config, { database, erased, clearLog });
    const secure = await secureServersOf(config);
    const findDemoPasswords = findDemoPasswordsOf(database, passwords);
    const building = buildApp({
      database,
      findOutage,
      clock: () => instant(Date.now()),
      randomBytes,
      masterKey,
      passwords,
      findDemoPasswords,
      afterErasure: erased.after(clearLog),
      tillFolder,
      release: releaseMarker(tillFolder),
      databaseUrl: config.databaseUrl,
      callsPerSecond: config.callsPerSecond,
      alarmIntervalMs: msPerSecond,
      reader: readerThread(readerUrl, { ...config, settled }),
      // Our own stream, which survives when its output cannot be written.
      logger: { level: config.logLevel, stream: process.stdout },
      ...(secure !== null && { secure }),
      ...(config.tls?.kind === "own" && { authority: readAuthority(config.tls.dataFolder) }),
    });
    // Checking passwords takes a moment, in other threads, while the app is built.
    const [app, users] = await Promise.all([building, findDemoPasswords()]);
    if (config.databaseUrl !== null) await warnOfPostgres(database, app.log);
    const hint = await demoSignInHint(users);
    // A client that gets a reply may stop the server at once: nothing slow may follow.
    limitReplies();
    await listen(app, config);
    const warning = warnOfDemoPasswords(config, users, app.log);
    const rescued = warnOfRescuedCopies(config, app.log);
    const lines = [...formatAddressLines(app, config), hint, warning, rescued];
    const stop = async (): Promise<void> => {
      secure?.stop();
      await app.close();
      await release();
      await close();
    };
    return { greeting: lines.filter((line) => line !== null), rescueIfLost, stop };
  } catch (error) {
    await serverKey?.release();
    await close();
    throw error;
  }
}

/** The key comes after the venue: it shows that there was one. */
async function openVenue(
  config: Config,
  database: Database,
  { isEmpty, passwords }: { readonly isEmpty: boolean; readonly passwords: PasswordHasher },
): Promise<ServerKey> {
  const hadVenue = await hasLocations(database);
  if (!isEmpty) {
    await makeDemoIfEmpty(database, passwords, () => requireNoFormerVenue(config));
  }
  return openServerKey(config, { hadVenue, randomBytes, warn: warnOperator });
}

function warnOfDemoPasswords(config: Config, users: readonly string[], log: Log): string | null {
  const warning = users.length === 0 ? null : demoPasswordWarning(config);
  if (warning !== null) log.warn({ host: config.host, users }, warning);
  return warning;
}

function warnOfRescuedCopies(config: Config, log: Log): string | null {
  const warning = rescuedCopiesWarning(config);
  if (warning !== null) log.warn({ dataFolder: config.dataFolder }, warning);
  return warning;
}

async function warnOfPostgres(database: Database, log: Log): Promise<void> {
  const settings = await findUnsafeSettings(database);
  if (settings.length > 0) {
    log.warn({ settings }, "PostgreSQL may lose or damage all data in a power cut: turn these on");
  }
  const keys = await findMissingKeys(database);
  if (keys.length === 0) return;
  log.warn(
    { keys },
    "PostgreSQL lacks unique keys of our tables, so repeated orders or payments may be stored twice: make them again, see docs/running/postgresql.md",
  );
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host: await loopbackFor(host), port });
    // A connection that was not accepted, because too many are open, is no reason to end.
    app.server.on("error", (error) => app.log.warn({ err: error }, "a connection was not taken"));
  } catch (error) {
    await app.close();
    throw new StartupError(listenProblem(error, host, port));
  }
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `Port ${port} is in use. Set PORT to a free one.`;
  if (code === "EACCES") return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `It cannot listen on ${host}:${port}: ${reason}.`;
}

async function secureServersOf({ tls }: Config): Promise<SecureServers | null> {
  if (tls === null) return null;
  if (tls.kind === "own") makeFolder(tls.dataFolder);
  try {
    return await createSecureServers(tls, { requestTimeoutMs, onProblem: warnOperator });
  } catch (error) {
    throw error instanceof UnusableCertificate ? new StartupError(error.message) : error;
  }
}

function warnOperator(problem: string): void {
  process.stderr.write(`${problem}\n`);
}

import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";

import { instant } from "@comanda/domain/time/instant";
import type { FastifyInstance } from "fastify";

import type { Database } from "#database/database.ts";
import type { ReaderPlace, ReaderThread } from "#http/reader-thread.ts";

import { buildApp, type AppDependencies } from "../app.ts";
import { findDemoPasswordsOf } from "../load-demo.ts";
import type { PasswordHasher } from "../features/sign-in/index.ts";
import { openTestDatabase, testPasswords, type TestDatabase } from "./test-database.ts";

/** A Friday at 19:00 in Bangkok. */
export const testTime = Date.parse("2026-11-20T12:00:00.000Z");

export const testRelease = "test-release";

export type TestApp = {
  readonly app: () => FastifyInstance;
  readonly database: () => Database;
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  /** Null on SQLite. */
  readonly databaseUrl: string | null;
  /** From it, a test derives keys that no reply has offered. */
  readonly masterKey: Buffer;
  /** The folder of the database on SQLite. */
  readonly dataFolder: string;
  /** Of guests whom calls have erased, as the server records them beside its key. */
  readonly erasedFingerprints: () => readonly string[];
  /** A second process on the same data, which only PostgreSQL allows. */
  readonly second: () => Promise<FastifyInstance>;
  /** A new process on the same data. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The real app on a real database; only the clock is fake. */
export async function startTestApp(
  tillFolder: string = tmpdir(),
  openData: () => Promise<TestDatabase> = openTestDatabase,
  // The clock stands still, so that all calls of a test fall into one second.
  callsPerSecond: number = Number.MAX_SAFE_INTEGER,
  passwords: PasswordHasher = testPasswords,
): Promise<TestApp> {
  return runTestApp(await openData(), { tillFolder, callsPerSecond, passwords });
}

/** The same with the thread for long reads, as a server has it. */
export async function startTestAppWithReader(
  openReader: (place: ReaderPlace) => ReaderThread,
  openData: () => Promise<TestDatabase> = openTestDatabase,
): Promise<TestApp> {
  const opened = await openData();
  return runTestApp(opened, {
    tillFolder: tmpdir(),
    callsPerSecond: Number.MAX_SAFE_INTEGER,
    passwords: testPasswords,
    reader: openReader(opened),
  });
}

type AppOptions = Pick<AppDependencies, "tillFolder" | "callsPerSecond" | "passwords" | "reader">;

async function runTestApp(opened: TestDatabase, options: AppOptions): Promise<TestApp> {
  const masterKey = randomBytes(32);
  let now = testTime;
  let { database, clearLog, findOutage } = opened;
  const fingerprints: string[] = [];
  const { databaseUrl } = opened;
  const build = (): Promise<FastifyInstance> =>
    buildApp({
      database,
      findOutage,
      clock: () => instant(now),
      randomBytes,
      masterKey,
      ...options,
      findDemoPasswords: findDemoPasswordsOf(database, options.passwords),
      afterErasure: async (fingerprint) => {
        if (fingerprint !== null) fingerprints.push(fingerprint);
        await clearLog();
      },
      release: testRelease,
      databaseUrl,
      logger: false,
    });
  let app = await build();
  return {
    app: () => app,
    database: () => database,
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    databaseUrl,
    masterKey,
    dataFolder: opened.dataFolder,
    erasedFingerprints: () => fingerprints,
    second: build,
    restart: async () => {
      await app.close();
      ({ database, clearLog, findOutage } = await opened.reopen());
      app = await build();
    },
    close: async () => {
      await app.close();
      await opened.remove();
    },
  };
}

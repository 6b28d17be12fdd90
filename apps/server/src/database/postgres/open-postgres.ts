import { setTimeout as pause } from "node:timers/promises";

import type { Dialect } from "kysely";
import { Pool, types, type ClientBase, type CustomTypesConfig } from "pg";

import { StartupError } from "#database/startup-error.ts";
import { reasonOf } from "#database/outage.ts";
import { toConnectionOutage, throwOutages, sqlState } from "./postgres-outages.ts";
import { pipeliningDialect } from "./pipelining-dialect.ts";
import { prepareMarkedStatements } from "./prepare-marked-statements.ts";
import { requireAddress } from "./require-address.ts";
import { requireEncoding } from "./require-encoding.ts";
import { requireSession } from "./require-session.ts";
import { sendTogether } from "./send-together.ts";
import { connectionOptions, setUpConnection } from "./set-up-connection.ts";
import { watchReplies, type ReplyLimit } from "./watch-replies.ts";

/** More connections than this only wait for each other's processors. */
const maximumConnections = 10;

/**
 * A machine that is switched on starts both, and PostgreSQL may have to recover first. After that the service manager
 * restarts us.
 */
const startTimeoutMs = 20_000;
const retryDelayMs = 250;

/**
 * A save waits for a lock that a vanished server holds (10 s), and by then the pool has dropped the idle connections of
 * a line that hangs (10 s).
 */
const replyLimitMs = 15_000;

type OpenPostgres = {
  readonly dialect: Dialect;
  /** From now on each reply comes in time, or its connection is given up. */
  readonly limitReplies: (ms?: number) => void;
};

type WaitOptions = { readonly timeoutMs: number; readonly report: (line: string) => void };

const defaultWait: WaitOptions = {
  timeoutMs: startTimeoutMs,
  report: (line) => void process.stderr.write(`${line}\n`),
};

export async function openPostgres(
  url: string,
  waiting: WaitOptions = defaultWait,
): Promise<OpenPostgres> {
  requireAddress(url);
  const limit: ReplyLimit = { ms: null };
  const pool = createPool(url, maximumConnections, limit);
  try {
    await waitUntilReachable(pool, waiting);
    await requireEncoding(pool);
    await requireSession(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    // The address stays out of the message, because it holds the password.
    throw new StartupError(`PostgreSQL at DATABASE_URL cannot be used: ${reasonOf(error)}`);
  }
  const limitReplies = (ms = replyLimitMs): void => {
    limit.ms = ms;
  };
  return { dialect: dialectOf(pool), limitReplies };
}

/**
 * For the thread for long reads of a server that has opened the database: while PostgreSQL is away, each query fails as
 * an outage.
 */
export function joinPostgres(url: string, connections: number): Dialect {
  return dialectOf(createPool(url, connections, { ms: null }));
}

function createPool(url: string, connections: number, limit: ReplyLimit): Pool {
  const setUp = async (client: ClientBase): Promise<void> => {
    sendTogether(client, getTypeParser);
    throwOutages(client, watchReplies(client, limit));
    prepareMarkedStatements(client);
    await setUpConnection(client);
  };
  const pool = new Pool({
    ...connectionOptions,
    connectionString: url,
    max: connections,
    application_name: "comanda",
    types: { getTypeParser },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, its types do not say so
    onConnect: setUp,
  });
  // An idle connection that breaks is replaced by the next query. Without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

function dialectOf(pool: Pool): Dialect {
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw toConnectionOutage(error);
    });
  return pipeliningDialect({
    pool: { connect, end: () => pool.end(), options: pool.options },
  });
}

async function waitUntilReachable(
  pool: Pool,
  { timeoutMs: mostMs, report }: WaitOptions,
): Promise<void> {
  const until = performance.now() + mostMs;
  for (let isReported = false; ; isReported = true) {
    try {
      // Each try begins after the one before it has failed.
      await pool.query("select 1");
      return;
    } catch (error) {
      if (!isTransient(error) || performance.now() > until) throw error;
      if (!isReported) {
        report(`Waiting ${mostMs / 1000} s at most for PostgreSQL: ${reasonOf(error)}`);
      }
      await pause(retryDelayMs);
    }
  }
}

/** A refusal by PostgreSQL itself, such as a wrong password, passes only while it starts, stops or has no room. */
function isTransient(error: unknown): boolean {
  return sqlState(error) === "" ? !isOfAddress(error) : /^(?:57P|53)/.test(sqlState(error));
}

/** What the address says cannot be read, or the server's certificate does not fit it. */
function isOfAddress(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError || error instanceof URIError) return true;
  const code = "code" in error ? String(error.code) : "";
  const isUnreadableFile = "syscall" in error && error.syscall === "open";
  const isWithoutTls = error.message === "The server does not support SSL connections";
  return isUnreadableFile || isWithoutTls || /CERT|SIGNATURE|^ERR_(?:TLS|SSL|OSSL)/.test(code);
}

const getTypeParser: CustomTypesConfig["getTypeParser"] = (type, format) =>
  type === types.builtins.INT8 ? parseSafeInteger : types.getTypeParser(type, format);

/** Money and timestamps are whole numbers that a double holds exactly; a larger number must not be rounded. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Too large a number: ${text}`);
  return value;
}

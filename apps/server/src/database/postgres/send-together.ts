import type { ClientBase } from "pg";

import { socketOf } from "./socket-of.ts";
import {
  StatementBatch,
  type BatchedStatement,
  type NamedStatement,
  type ParserOf,
  type PreparedStatements,
  type StatementResult,
} from "./statement-batch.ts";

/**
 * Queries that begin in the same turn of the event loop are sent in one write to the socket, which is their slowest
 * part. Those of a transaction that have a name are answered together, too.
 */
export function sendTogether(client: ClientBase, parserOf: ParserOf): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("A connection without queries");
  const stream = socketOf(client);
  const prepared: PreparedStatements = new Map();
  let isCorked = false;
  let waiting: BatchedStatement[] = [];
  const sendWaiting = (): void => {
    const statements = waiting;
    waiting = [];
    const isTransaction = client.getTransactionStatus() === "T" || statements[0]?.text === "begin";
    const batches = isTransaction ? [statements] : statements.map((statement) => [statement]);
    for (const batch of batches) {
      if (batch.length === 0) continue;
      Reflect.apply(query, client, [new StatementBatch(batch, { prepared, parserOf })]);
    }
  };
  const sendSoon = (): void => {
    if (isCorked) return;
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      sendWaiting();
      stream.uncork();
    });
  };
  const batched = (statement: NamedStatement): Promise<StatementResult> => {
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult>();
    waiting.push({ ...statement, resolve, reject });
    return promise;
  };
  const value = (...asked: readonly unknown[]): unknown => {
    sendSoon();
    const named = namedStatement(asked);
    if (named !== null) return batched(named);
    sendWaiting();
    return Reflect.apply(query, client, asked);
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}

/** As simple as they are, a write sends many of them. */
const controls = new Set(["begin", "commit", "savepoint write", "release savepoint write"]);

/** Null for a statement that has no name. */
function namedStatement([asked]: readonly unknown[]): NamedStatement | null {
  if (asked instanceof Object && isNamed(asked)) return asked;
  const isControl = typeof asked === "string" && controls.has(asked);
  return isControl ? { name: asked, text: asked, values: [] } : null;
}

function isNamed(asked: object): asked is NamedStatement {
  return "name" in asked && "text" in asked && "values" in asked;
}

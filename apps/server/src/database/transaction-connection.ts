import type { CompiledQuery, DatabaseConnection } from "kysely";

import type { Database, WriteTransaction } from "./database.ts";

/** The connection of a transaction. */
export type TransactionConnection = DatabaseConnection & {
  /** Sends a statement without waiting for it: if it fails, so does every later one, the commit at the latest. */
  readonly executeLater?: (query: CompiledQuery) => void;
};

const connections = new WeakMap<object, TransactionConnection>();

/**
 * Runs a transaction whose compiled statements go straight to its connection. Kysely would take each through ten
 * promises, and start none before the one before it has ended.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (tx) => {
    const executor = tx.getExecutor();
    connections.set(executor, await executor.provideConnection(async (own) => own));
    try {
      return await work(tx);
    } finally {
      // After its end the connection belongs to others.
      connections.delete(executor);
    }
  });
}

export async function executeCompiled<Row>(
  database: Database,
  query: CompiledQuery<Row>,
): Promise<readonly Row[]> {
  const executor = database.getExecutor();
  const connection = connections.get(executor) ?? executor;
  return (await connection.executeQuery<Row>(query)).rows;
}

/** Executes a statement that returns no rows; within a transaction, without waiting for it. */
export async function executeWithoutResult(
  database: Database,
  query: CompiledQuery,
): Promise<void> {
  const connection = connections.get(database.getExecutor());
  if (connection?.executeLater === undefined) await executeCompiled(database, query);
  else connection.executeLater(query);
}

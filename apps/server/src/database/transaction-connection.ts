import type { CompiledQuery, DatabaseConnection, KyselyPlugin } from "kysely";

import type { Database, WriteTransaction } from "./database.ts";

/** The connection of a transaction. */
export type TransactionConnection = DatabaseConnection & {
  /** Executes a statement without a promise, where the database is in this process. */
  readonly executeNow?: <Row>(query: CompiledQuery<Row>) => readonly Row[];
  /** Sends a statement without waiting for it: if it fails, so does every later one, the commit at the latest. */
  readonly executeLater?: (query: CompiledQuery) => void;
  /** Statements from now on do not fail for the reason of an earlier one: a rollback to a savepoint comes next. */
  readonly forgetFailure?: () => void;
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

/**
 * Runs a part of a transaction with a handle of its own, which is refused once the part has ended: no statement that it
 * left behind may reach the next part.
 */
export async function inPart<Result>(
  tx: WriteTransaction,
  work: (part: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const connection = connections.get(tx.getExecutor());
  if (connection === undefined) throw new Error("A transaction without a connection");
  const gate = newGate();
  const part = tx.withPlugin(gate.plugin);
  connections.set(part.getExecutor(), gate.guard(connection));
  try {
    return await work(part);
  } finally {
    gate.close();
  }
}

function newGate() {
  let isOpen = true;
  const pass = (): void => {
    if (!isOpen) throw new Error("A statement after the end of its write");
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      pass();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const guard = (connection: TransactionConnection): TransactionConnection => {
    const { executeLater } = connection;
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: async (query) => {
        pass();
        return connection.executeQuery(query);
      },
      ...(executeLater !== undefined && {
        executeLater: (query) => {
          pass();
          executeLater(query);
        },
      }),
    };
  };
  return {
    plugin,
    guard,
    close: () => {
      isOpen = false;
    },
  };
}

export function forgetFailure(tx: WriteTransaction): void {
  connections.get(tx.getExecutor())?.forgetFailure?.();
}

/** The rows of a statement of a transaction whose database answers at once; null where it does not. */
export function executeNow<Row>(
  database: Database,
  query: CompiledQuery<Row>,
): readonly Row[] | null {
  const connection = connections.get(database.getExecutor());
  return connection?.executeNow?.<Row>(query) ?? null;
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

import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PostgresDialectConfig,
  type QueryResult,
} from "kysely";

import type { TransactionConnection } from "#database/transaction-connection.ts";

/**
 * A write holds the lock of its location during its round trips. To save some, a statement that returns no rows, such
 * as `begin`, is sent together with the next one.
 */
export function pipeliningDialect(config: PostgresDialectConfig): Dialect {
  const dialect = new PostgresDialect(config);
  return {
    createDriver: () => pipeliningDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

function pipeliningDriver(driver: Driver): Driver {
  const pipelines = new WeakMap<DatabaseConnection, Pipeline>();
  const pipelineOf = (connection: DatabaseConnection): Pipeline => {
    const pipeline = pipelines.get(connection);
    if (pipeline === undefined) throw new Error("A connection of another driver");
    return pipeline;
  };
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const pipeline = new Pipeline(await driver.acquireConnection());
      pipelines.set(pipeline.connection, pipeline);
      return pipeline.connection;
    },
    beginTransaction: (connection, settings) =>
      driver.beginTransaction(pipelineOf(connection).begin(), settings),
    commitTransaction: (connection) =>
      pipelineOf(connection).end((inner) => driver.commitTransaction(inner)),
    // Kysely also calls it after a commit that failed.
    rollbackTransaction: (connection) =>
      pipelineOf(connection).end((inner) => driver.rollbackTransaction(inner)),
    releaseConnection: (connection) => driver.releaseConnection(pipelineOf(connection).inner),
    destroy: () => driver.destroy(),
  };
}

/** A transaction, or its part since a savepoint. */
type Scope = {
  /** The first one: later, PostgreSQL only says that there was one. */
  failure: { readonly cause: unknown } | null;
  /** The statements that nothing waits for. */
  readonly sent: Promise<void>[];
};

class Pipeline {
  readonly inner: DatabaseConnection;
  readonly connection: TransactionConnection;
  /** Null outside of a transaction. */
  #scope: Scope | null = null;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
    this.connection = {
      executeQuery: (query) => this.#execute(query),
      streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
      executeLater: (query) => this.#executeLater(query),
      forgetFailure: () => this.#beginScope(),
    };
  }

  /** The connection on which a transaction begins. */
  begin(): DatabaseConnection {
    this.#beginScope();
    const executeQuery = async (query: CompiledQuery) => {
      this.#executeLater(query);
      return { rows: [] };
    };
    return { ...this.connection, executeQuery };
  }

  async end(work: (inner: DatabaseConnection) => Promise<void>): Promise<void> {
    const scope = this.#scope;
    try {
      await work(this.inner);
    } catch (error) {
      throw await firstFailure(scope, error);
    } finally {
      this.#scope = null;
    }
  }

  #beginScope(): void {
    this.#scope = { failure: null, sent: [] };
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const scope = this.#scope;
    try {
      return await this.inner.executeQuery<Row>(query);
    } catch (error) {
      throw await firstFailure(scope, error);
    }
  }

  #executeLater(query: CompiledQuery): void {
    const scope = this.#scope;
    const send = async (): Promise<void> => {
      try {
        await this.inner.executeQuery(query);
      } catch (error) {
        // Thrown by the next statement that is waited for.
        if (scope !== null) scope.failure ??= { cause: error };
      }
    };
    const sent = send();
    scope?.sent.push(sent);
  }
}

/** What failed earlier was answered earlier, but its promise may be a few steps behind. */
async function firstFailure(scope: Scope | null, error: unknown): Promise<unknown> {
  if (scope === null) return error;
  await Promise.all(scope.sent);
  scope.failure ??= { cause: error };
  return scope.failure.cause;
}

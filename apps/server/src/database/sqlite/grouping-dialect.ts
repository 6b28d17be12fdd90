import {
  DeleteQueryNode,
  InsertQueryNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type RootOperationNode,
  type SqliteDatabase,
} from "kysely";

import type { TransactionConnection } from "#database/transaction-connection.ts";
import type { SoleWriterAdapter, TableWrites } from "#database/table-writes.ts";

import type { GroupCommits, WriteTurn } from "./group-commits.ts";

type GroupingDependencies = {
  readonly writer: SqliteDatabase;
  /** Sees what is committed, also while a turn writes. */
  readonly reader: SqliteDatabase;
  readonly commits: GroupCommits;
  readonly writes: TableWrites;
};

/** Kysely's own dialect blocks readers while a transaction writes, and makes each writer wait for the disk alone. */
export function groupingDialect(parts: GroupingDependencies): Dialect {
  return {
    createDriver: () => groupingDriver(parts),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ManyConnections(parts.writes),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

class ManyConnections extends SqliteAdapter implements SoleWriterAdapter {
  readonly writes: TableWrites;

  constructor(writes: TableWrites) {
    super();
    this.writes = writes;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

type Connections = {
  readonly statements: SqliteDatabase;
  readonly writer: DatabaseConnection;
  readonly reader: DatabaseConnection;
  readonly commits: GroupCommits;
};

function groupingDriver({ writer, reader, commits }: GroupingDependencies): Driver {
  const turns = new Map<DatabaseConnection, WriteTurn>();
  const writing = new SqliteDriver({ database: writer });
  const reading = new SqliteDriver({ database: reader });
  const isWriting = (connection: DatabaseConnection): boolean => turns.has(connection);
  let connections: Connections | null = null;
  const end = (connection: DatabaseConnection): WriteTurn | undefined => {
    const turn = turns.get(connection);
    turns.delete(connection);
    return turn;
  };
  return {
    init: async () => {
      await Promise.all([writing.init(), reading.init()]);
      const [write, read] = await Promise.all([
        writing.acquireConnection(),
        reading.acquireConnection(),
      ]);
      connections = { statements: writer, writer: write, reader: read, commits };
    },
    acquireConnection: async () => {
      if (connections === null) throw new Error("Kysely begins with init");
      return connect(connections, isWriting);
    },
    beginTransaction: async (connection) => {
      turns.set(connection, await commits.begin());
    },
    commitTransaction: async (connection) => end(connection)?.keep(),
    // Kysely also calls it after a commit that failed.
    rollbackTransaction: async (connection) => end(connection)?.drop(),
    releaseConnection: async () => {},
    destroy: async () => {
      await Promise.all([reading.destroy(), writing.destroy()]);
    },
  };
}

function connect(
  { statements, writer, reader, commits }: Connections,
  isWriting: (connection: DatabaseConnection) => boolean,
): DatabaseConnection {
  const connection: TransactionConnection = {
    executeNow: (query) => {
      if (!isWriting(connection)) throw new Error("A statement after the end of its write");
      return rowsNow(statements, query);
    },
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (isWriting(connection)) return writer.executeQuery<Row>(query);
      if (SelectQueryNode.is(query.query))
        return readDurable(commits, () => reader.executeQuery<Row>(query));
      if (!isWriteQuery(query.query)) return commits.alone(() => writer.executeQuery<Row>(query));
      const turn = await commits.begin();
      const result = await attempt(turn, () => writer.executeQuery<Row>(query));
      await turn.keep();
      return result;
    },
    streamQuery: () => {
      throw new Error("Nothing is streamed from SQLite");
    },
  };
  return connection;
}

function rowsNow<Row>(
  statements: SqliteDatabase,
  { sql, parameters }: CompiledQuery<Row>,
): readonly Row[] {
  const statement = statements.prepare(sql);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a statement selects has its type from Kysely
  if (statement.reader) return statement.all(parameters) as Row[];
  statement.run(parameters);
  return [];
}

/** What a reader has seen must still be there after a power cut. */
async function readDurable<Result>(
  commits: GroupCommits,
  read: () => Promise<Result>,
): Promise<Result> {
  const result = await read();
  if (commits.syncing !== null) await commits.syncing;
  return result;
}

function isWriteQuery(node: RootOperationNode): boolean {
  return InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node);
}

async function attempt<Result>(turn: WriteTurn, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await turn.drop();
    throw error;
  }
}

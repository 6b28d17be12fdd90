import { Query, type Connection } from "pg";

/** A statement that its connection parses once, under this name. */
export type NamedStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
};

export type StatementResult = {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: readonly object[];
};

export type BatchedStatement = NamedStatement & {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (reason: unknown) => void;
};

type Column = { readonly name: string; readonly parse: (text: string) => unknown };

/** The statements that a connection has parsed, with the columns of their rows; null until it has seen them. */
export type PreparedStatements = Map<string, readonly Column[] | null>;

/** How the text of a value of this type is read. */
export type ParserOf = (type: number) => (text: string) => unknown;

type BatchOptions = { readonly prepared: PreparedStatements; readonly parserOf: ParserOf };

/** The messages of PostgreSQL, as node-postgres passes them on. */
type RowDescription = {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
};
type DataRow = { readonly fields: readonly (string | null)[] };
type CommandComplete = { readonly text: string };

/**
 * Named statements that PostgreSQL answers together. node-postgres makes it answer, and be ready, after each, and
 * describe the columns of its rows each time; that takes longer than most of our statements. After one that fails
 * PostgreSQL skips the others.
 */
export class StatementBatch extends Query {
  readonly #statements: readonly BatchedStatement[];
  readonly #prepared: PreparedStatements;
  readonly #parserOf: ParserOf;
  /** How many are answered. */
  #answered = 0;
  #columns: readonly Column[] | null = null;
  #rows: object[] = [];
  /** Why a row of the current statement cannot be read. */
  #unreadable: { readonly reason: unknown } | null = null;

  constructor(statements: readonly BatchedStatement[], { prepared, parserOf }: BatchOptions) {
    super({ text: "" });
    this.#statements = statements;
    this.#prepared = prepared;
    this.#parserOf = parserOf;
  }

  override readonly submit = (connection: Connection): void => {
    connection.stream.cork();
    for (const statement of this.#statements) this.#send(connection, statement);
    connection.sync();
    connection.stream.uncork();
  };

  #send(connection: Connection, { name, text, values }: NamedStatement): void {
    if (!this.#prepared.has(name)) {
      // It may be left from a batch in which it was parsed, and then failed.
      connection.close({ type: "S", name }, true);
      connection.parse({ name, text, types: [] }, true);
      this.#prepared.set(name, null);
    }
    connection.bind({ statement: name, values: values.map(toParameter) }, true);
    if (this.#prepared.get(name) === null) connection.describe({ type: "P" }, true);
    connection.execute(null, true);
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#parserOf(dataTypeID),
    }));
  }

  handleDataRow({ fields }: DataRow): void {
    this.#columns ??= this.#knownColumns();
    try {
      this.#rows.push(rowOf(this.#columns, fields));
    } catch (error) {
      this.#unreadable ??= { reason: error };
    }
  }

  handleCommandComplete({ text }: CommandComplete): void {
    const statement = this.#statements[this.#answered];
    if (statement === undefined) throw new Error("An answer to no statement");
    this.#prepared.set(statement.name, this.#columns ?? this.#knownColumns());
    if (this.#unreadable === null) statement.resolve({ ...readTag(text), rows: this.#rows });
    else statement.reject(this.#unreadable.reason);
    this.#answered += 1;
    this.#columns = null;
    this.#rows = [];
    this.#unreadable = null;
  }

  handleReadyForQuery(): void {
    if (this.#answered < this.#statements.length) this.handleError(new Error("No answer"));
  }

  /** Of one statement, which ends the batch, or of the connection. */
  handleError(reason: unknown): void {
    for (const { name, reject } of this.#statements.slice(this.#answered)) {
      // Whether it was parsed is unknown.
      if (this.#prepared.get(name) === null) this.#prepared.delete(name);
      reject(reason);
    }
    this.#answered = this.#statements.length;
  }

  /** Of the current statement; none if it returns no rows. */
  #knownColumns(): readonly Column[] {
    return this.#prepared.get(this.#statements[this.#answered]?.name ?? "") ?? [];
  }
}

function rowOf(columns: readonly Column[], fields: DataRow["fields"]): object {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, parse }, index) => {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : parse(text);
  });
  return row;
}

/** Such as `INSERT 0 5`, `SELECT 2` or `BEGIN`. */
function readTag(text: string): Pick<StatementResult, "command" | "rowCount"> {
  const words = text.split(" ");
  return { command: words[0] ?? "", rowCount: Number(words.length > 1 ? words.at(-1) : 0) };
}

/** As PostgreSQL reads it. */
function toParameter(value: unknown): string | Buffer | null {
  switch (typeof value) {
    case "undefined":
      return null;
    case "string":
      return value;
    case "number":
    case "bigint":
    case "boolean":
      return String(value);
    default:
      if (value === null) return null;
      if (value instanceof Uint8Array)
        return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      throw new TypeError("A parameter that no column stores");
  }
}

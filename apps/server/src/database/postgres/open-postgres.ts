import { PostgresDialect, type Dialect } from "kysely";
import { Pool, types } from "pg";

import { CannotStart } from "#database/cannot-start.ts";
import { prepareMarked } from "./prepare-marked.ts";

/** More connections than this only wait for each other's processors. */
const maximumConnections = 10;

export async function openPostgres(url: string): Promise<{ readonly dialect: Dialect }> {
  const pool = new Pool({
    connectionString: url,
    max: maximumConnections,
    connectionTimeoutMillis: 5000,
    application_name: "comanda",
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? wholeNumber : types.getTypeParser(type, format),
    },
  });
  // An idle connection that breaks is replaced by the next query. Without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", prepareMarked);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    // The address stays out of the message, because it holds the password.
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`PostgreSQL at DATABASE_URL cannot be used: ${reason}`);
  }
  return { dialect: new PostgresDialect({ pool }) };
}

/** Money and moments are whole numbers that a double holds exactly; what is larger must not be rounded. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Too large a number: ${text}`);
  return value;
}

import { startPostgres } from "./throwaway-postgres.ts";

/**
 * Provides the address of a PostgreSQL as its superuser: a configured one, or a temporary one for the duration of the
 * task.
 */
export async function withTestPostgres<Result>(
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env["COMANDA_TEST_DATABASE_URL"];
  if (given !== undefined && given !== "") return await use(given);
  await using postgres = await startPostgres();
  return await use(postgres.url);
}

import { startPostgres } from "./throwaway-postgres.ts";

/** Lends the address of a PostgreSQL as its superuser: a given one, or one that lives only as long as it is used. */
export async function withTestPostgres<Result>(
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env["COMANDA_TEST_DATABASE_URL"];
  if (given !== undefined && given !== "") return await use(given);
  await using postgres = await startPostgres();
  return await use(postgres.url);
}

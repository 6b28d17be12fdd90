/** PostgreSQL's own program does it, which must be as new as the server. */
export function howToFillPostgres(backup: string): string {
  return `Stop every server, create an empty database, and fill it: pg_restore --exit-on-error --single-transaction --no-owner --dbname=<address> "${backup}"`;
}

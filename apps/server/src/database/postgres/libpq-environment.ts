import { Client } from "pg";
import { parse } from "pg-connection-string";

/**
 * The environment in which PostgreSQL's own programs connect as the server does, whatever form the address has: they
 * read other forms than node-postgres, and an argument would show the password in the process list.
 */
export function libpqEnvironment(databaseUrl: string): Readonly<Record<string, string>> {
  const { host, port, user, database, password } = new Client({ connectionString: databaseUrl });
  const given = parse(databaseUrl);
  const found: readonly (readonly [name: string, value: unknown])[] = [
    ["PGHOST", host],
    ["PGPORT", String(port)],
    ["PGUSER", user],
    ["PGDATABASE", database],
    ["PGPASSWORD", password],
    ["PGSSLMODE", sslModeOf(given)],
    ...Object.entries(namesOfOptions).map(([option, name]) => [name, given[option]] as const),
  ];
  return Object.fromEntries(
    found.flatMap(([name, value]) => (isText(value) ? [[name, value]] : [])),
  );
}

/** Everything else in an address is about connections that a server keeps open. */
const namesOfOptions = {
  options: "PGOPTIONS",
  application_name: "PGAPPNAME",
  client_encoding: "PGCLIENTENCODING",
  connect_timeout: "PGCONNECT_TIMEOUT",
  target_session_attrs: "PGTARGETSESSIONATTRS",
  channel_binding: "PGCHANNELBINDING",
  gssencmode: "PGGSSENCMODE",
  sslnegotiation: "PGSSLNEGOTIATION",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  sslcrl: "PGSSLCRL",
};

/** Null if the address leaves it to the environment. Only node-postgres knows `no-verify` and `ssl`. */
function sslModeOf({ sslmode, ssl }: ReturnType<typeof parse>): string | null {
  if (sslmode === "no-verify" || ssl === "no-verify") return "require";
  if (isText(sslmode)) return sslmode;
  if (ssl === undefined) return null;
  return ssl === false ? "disable" : "verify-full";
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

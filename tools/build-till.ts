import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.ts";
import { cacheFolder, repository } from "./repository.ts";
import { runPackage } from "./run-package.ts";

const till = join(repository, "apps", "till");
const stamp = join(cacheFolder, "till-build");

const inputs = {
  include: [
    "apps/till/**",
    "packages/{domain,contract,paper}/{src/**,package.json}",
    "package-lock.json",
    "tsconfig.base.json",
  ],
  exclude: ["**/dist", "**/node_modules", "**/*.test.ts", "**/*.test.tsx"],
};

/** Builds the till into apps/till/dist, unless the one that is there was made from the same sources. */
export async function buildTill(signal?: AbortSignal): Promise<void> {
  const wanted = fingerprint(repository, inputs);
  if (isBuilt(wanted)) return;
  process.stdout.write("Building the till.\n");
  // A build that is cut short must not pass for the one before it.
  rmSync(stamp, { force: true });
  const { exitCode, output } = await runPackage("vite", ["build"], {
    cwd: till,
    env: { NODE_ENV: "production" },
    signal,
  });
  if (exitCode !== 0) throw new Error(`The till could not be built.\n${output}`);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, wanted);
}

function isBuilt(wanted: string): boolean {
  if (!existsSync(join(till, "dist", "index.html"))) return false;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

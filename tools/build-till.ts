import { join } from "node:path";
import { buildIfChanged } from "./build-if-changed.ts";
import { writeLanguageLists } from "./language-lists.ts";
import { repository } from "./repository.ts";
import { runPackage } from "./run-package.ts";

const till = join(repository, "apps", "till");

const inputs = {
  include: [
    "apps/till/**",
    "docs/running/**",
    "packages/{domain,contract,languages,paper,sync}/{src/**,package.json}",
    "package-lock.json",
    "tsconfig.base.json",
  ],
  exclude: ["**/dist", "**/node_modules", "**/*.test.ts", "**/*.test.tsx"],
};

/** Builds the till into apps/till/dist, unless the existing one was built from the same sources. */
export async function buildTill(signal?: AbortSignal): Promise<void> {
  writeLanguageLists();
  const result = join(till, "dist", "index.html");
  await buildIfChanged({ name: "till", inputs, result, build: () => build(signal) });
}

async function build(signal?: AbortSignal): Promise<void> {
  const { exitCode, output } = await runPackage("vite", ["build"], {
    cwd: till,
    env: { NODE_ENV: "production" },
    signal,
  });
  if (exitCode !== 0) throw new Error(`The till could not be built.\n${output}`);
}

import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./repository.ts";
import { runPackage } from "./run-package.ts";

const till = join(repository, "apps", "till");

/** All scripts that a till loads before its first screen, compressed. */
const budgetBytes = 130_000;
const namedModules = 25;

export type ModuleSize = { readonly module: string; readonly bytes: number };

/** Whether the scripts that the page names are within the budget; if not, which modules take most of them. */
export async function findFirstFileFaults(
  dist: string,
  listModules: () => Promise<readonly ModuleSize[]>,
): Promise<readonly string[]> {
  const bytes = firstScripts(dist).reduce((sum, file) => sum + compressedBytes(dist, file), 0);
  if (bytes === 0) return ["The page names no script"];
  if (bytes <= budgetBytes) return [];
  const largest = (await listModules()).toSorted((one, other) => other.bytes - one.bytes);
  return [
    `The first script has ${inKilobytes(bytes)}, more than ${inKilobytes(budgetBytes)}, compressed.`,
    "Load what the first screen does not need later. The largest modules in it, uncompressed:",
    ...largest.slice(0, namedModules).map((size) => `${inKilobytes(size.bytes)} ${size.module}`),
  ];
}

/** The scripts that the page starts or preloads. */
function firstScripts(dist: string): readonly string[] {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  return [...new Set(page.match(/(?<=["/])assets\/[^"]+\.js(?=")/g))];
}

/** Browsers accept Brotli only over HTTPS, so the budget is for what they accept everywhere. */
function compressedBytes(dist: string, file: string): number {
  return statSync(join(dist, `${file}.gz`)).size;
}

/** How much of the first scripts each module takes. Builds the till again, with source maps. */
export async function listFirstModules(signal: AbortSignal): Promise<readonly ModuleSize[]> {
  const dist = await mkdtemp(join(tmpdir(), "comanda-first-files-"));
  try {
    const args = ["build", "--sourcemap", "hidden", "--outDir", dist, "--emptyOutDir"];
    const { exitCode, output } = await runPackage("vite", args, {
      cwd: till,
      env: { NODE_ENV: "production" },
      signal,
    });
    if (exitCode !== 0) throw new Error(`The till could not be built.\n${output}`);
    return firstScripts(dist).flatMap((file) => {
      const path = join(dist, file);
      // The bundler's own few lines have none.
      if (!existsSync(`${path}.map`)) return [];
      return moduleSizes(readFileSync(path, "utf8"), readFileSync(`${path}.map`, "utf8"));
    });
  } finally {
    await rm(dist, { recursive: true });
  }
}

/** The bytes of a script by the module that they come from. */
export function moduleSizes(script: string, map: string): readonly ModuleSize[] {
  const origins = new SourceMap(JSON.parse(map));
  const sizes = new Map<string, number>();
  for (const [line, text] of script.split("\n").entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = origins.findEntry(line, column);
      const source = "originalSource" in entry ? entry.originalSource : undefined;
      const module = source === undefined ? "the bundler" : shortName(source);
      sizes.set(module, (sizes.get(module) ?? 0) + 1);
    }
  }
  return [...sizes].map(([module, bytes]) => ({ module, bytes }));
}

/** From the repository's folder or the package on. */
function shortName(source: string): string {
  return source.replace(/^.*(?=(?:apps|packages|node_modules)\/)/, "");
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

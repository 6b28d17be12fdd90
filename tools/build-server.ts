import { rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Plugin } from "rolldown";
import { buildIfChanged } from "./build-if-changed.ts";
import { repository } from "./repository.ts";

const folder = join(repository, "apps", "server", "dist");

const sources = join(repository, "apps", "server", "src");

/** Threads that load hundreds of files; each is a file of its own beside the server. */
const bundledWorkers = ["reader-worker.ts"];

/**
 * The server bundled into one file: finding and reading its two thousand source files takes longer than the rest of a
 * start. What it imports later, such as the demo, lies beside it and is read only then.
 */
export const builtServer = join(folder, "main.js");

const inputs = {
  include: [
    "apps/server/{src/**,package.json}",
    "packages/{domain,contract,paper,tls}/{src/**,package.json}",
    "package-lock.json",
    "tools/build-server.ts",
  ],
  exclude: ["**/node_modules", "**/*.test.ts", "**/*.soak.ts"],
};

/** Builds the server into apps/server/dist, unless the existing one was built from the same sources. */
export async function buildServer(): Promise<void> {
  await buildIfChanged({ name: "server", inputs, result: builtServer, build });
}

async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  // The bundler takes as long to load as the server, so it is loaded only for a build.
  const rolldown = await import("rolldown");
  for (const entry of ["main.ts", ...bundledWorkers]) {
    await rolldown.build({
      input: join(sources, entry),
      platform: "node",
      plugins: [preserveSourceUrls],
      // Native code stays in its package, and pg loads pg-native only if it is installed.
      external: ["@napi-rs/canvas", "pg-native"],
      output: { dir: folder, format: "esm" },
      logLevel: "warn",
    });
  }
}

/**
 * Keeps `import.meta.url` of bundled sources pointing at the original file, for those that read neighbouring files or
 * start workers; a bundled worker lies beside the server.
 */
const preserveSourceUrls: Plugin = {
  name: "stays-where-it-is",
  transform: {
    filter: { code: /import\.meta\.\w/ },
    handler(code, id) {
      if (/import\.meta\.(dir|file)name/.test(code)) this.error(`${id}: use import.meta.url`);
      const path = relative(folder, id).split(sep).join("/");
      const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
      const kept = code.replaceAll("import.meta.url", url);
      return { code: kept.replaceAll(startedWorker, bundledWorker(id)), map: null };
    },
  },
};

const startedWorker = /new URL\("\.\/([\w-]+)\.ts", new URL\([^)]*\)\.href\)/g;

function bundledWorker(id: string): (url: string, name: string) => string {
  return (url, name) =>
    bundledWorkers.includes(relative(sources, join(dirname(id), `${name}.ts`)))
      ? `new URL("./${name}.js", import.meta.url)`
      : url;
}

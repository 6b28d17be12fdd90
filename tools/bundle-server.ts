import { rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { builtServerFolder } from "./build-server.ts";
import { repository } from "./repository.ts";

const sources = join(repository, "apps", "server", "src");

/** Threads that load hundreds of files; each is a file of its own beside the server. */
const bundledWorkers = ["reader-worker.ts", join("features", "printing", "render-worker.ts")];

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
      const path = relative(builtServerFolder, id).split(sep).join("/");
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

// Builds the server; npm start does so in a process of its own.
rmSync(builtServerFolder, { recursive: true, force: true });
for (const entry of ["main.ts", ...bundledWorkers]) {
  await build({
    input: join(sources, entry),
    platform: "node",
    plugins: [preserveSourceUrls],
    // Native code stays in its package, and pg loads pg-native only if it is installed.
    external: ["@napi-rs/canvas", "pg-native"],
    output: { dir: builtServerFolder, format: "esm" },
    logLevel: "warn",
  });
}

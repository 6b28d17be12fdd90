import { rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { builtServerFolder } from "./build-server.ts";
import { repository } from "./repository.ts";

const sources = join(repository, "apps", "server", "src");

/**
 * Every thread is a file of its own beside the server. One that starts from its sources finds and reads up to hundreds
 * of files, and loads the program that strips their types, which takes 15 MB.
 */
const bundledWorkers = [
  "reader-worker.ts",
  join("database", "sqlite", "check-pages.ts"),
  join("database", "sqlite", "checkpoint-worker.ts"),
  join("features", "office-setup", "parse-yaml-worker.ts"),
  join("features", "printing", "render-worker.ts"),
];

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

/** V8 holds the source of a program in memory, with two bytes for each letter if a single one of them is not Latin. */
const smallSource: Plugin = {
  name: "small-source",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") file.code = escape(file.code);
  },
};

function escape(code: string): string {
  const fragile = /String\.raw`[^`]*[^`\0-\u007f]|\\[^\0-\u007f]/.exec(code);
  if (fragile !== null) throw new Error(`Escaping would change this text: ${fragile[0]}`);
  return code.replaceAll(
    /[^\0-\u007f]/g,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const startedWorker = /new URL\("(?:\.\/)?([\w-]+)\.ts", new URL\([^)]*\)\.href\)/g;

function bundledWorker(id: string): (url: string, name: string) => string {
  return (_url, name) => {
    const worker = relative(sources, join(dirname(id), `${name}.ts`));
    if (!bundledWorkers.includes(worker)) throw new Error(`${worker} is not bundled`);
    return `new URL("./${name}.js", import.meta.url)`;
  };
}

// Builds the server; npm start does so in a process of its own.
rmSync(builtServerFolder, { recursive: true, force: true });
for (const entry of ["main.ts", ...bundledWorkers]) {
  await build({
    input: join(sources, entry),
    platform: "node",
    plugins: [preserveSourceUrls, smallSource],
    // Native code stays in its package, and pg loads pg-native only if it is installed.
    external: ["@napi-rs/canvas", "pg-native"],
    output: { dir: builtServerFolder, format: "esm" },
    logLevel: "warn",
  });
}

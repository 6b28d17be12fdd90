import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

import { findFirstFileFaults, moduleSizes } from "./first-files.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const modules = [
  { module: "apps/till/src/main.tsx", bytes: 1200 },
  { module: "node_modules/chart/index.js", bytes: 90_000 },
];

const faultsOf = async (dist: string) => await findFirstFileFaults(dist, async () => modules);

/** A built till: a page that starts one script and preloads another, beside a script that is loaded later. */
function builtTill(compressedBytes: {
  readonly entry: number;
  readonly preloaded: number;
}): string {
  const dist = mkdtempSync(join(tmpdir(), "comanda-built-"));
  folders.push(dist);
  mkdirSync(join(dist, "assets"));
  const page = `<link rel="modulepreload" href="/assets/parts-1.js"><link rel="stylesheet" href="/assets/a.css">
    <script type="module" crossorigin src="/assets/first-2.js"></script>`;
  writeFileSync(join(dist, "index.html"), page);
  writeFileSync(join(dist, "assets", "first-2.js.gz"), Buffer.alloc(compressedBytes.entry));
  writeFileSync(join(dist, "assets", "parts-1.js.gz"), Buffer.alloc(compressedBytes.preloaded));
  writeFileSync(join(dist, "assets", "later-3.js.gz"), Buffer.alloc(500_000));
  return dist;
}

test("a first script of 130 kB is accepted, whatever is loaded later", async () => {
  expect(await faultsOf(builtTill({ entry: 100_000, preloaded: 30_000 }))).toEqual([]);
});

test("a larger one is refused, with its largest modules first", async () => {
  const faults = await faultsOf(builtTill({ entry: 100_000, preloaded: 30_100 }));
  expect(faults[0]).toBe("The first script has 130.1 kB, more than 130.0 kB, compressed.");
  expect(faults.slice(2)).toEqual([
    "90.0 kB node_modules/chart/index.js",
    "1.2 kB apps/till/src/main.tsx",
  ]);
});

test("a page that names no script is refused", async () => {
  const dist = builtTill({ entry: 0, preloaded: 0 });
  writeFileSync(join(dist, "index.html"), "<div></div>");
  expect(await faultsOf(dist)).toEqual(["The page names no script"]);
});

test("each byte of a script counts for the module that it comes from", () => {
  const map = {
    version: 3,
    sources: ["../../../../work/apps/till/src/a.ts", "../node_modules/react/index.js"],
    names: [],
    // The first four columns are of the first source, the rest is of the second.
    mappings: "AAAA,ICAA",
  };
  expect(moduleSizes("a();react();", JSON.stringify(map))).toEqual([
    { module: "apps/till/src/a.ts", bytes: 4 },
    { module: "node_modules/react/index.js", bytes: 8 },
  ]);
});

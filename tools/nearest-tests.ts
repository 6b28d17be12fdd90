import { dirname, posix } from "node:path";

import { parseSync } from "oxc-parser";

/** The tests that use a file, nearest first: direct importers, then importers of those. */
export type NearestTests = (path: string) => readonly string[];

/** Reads the imports among the files of a room. Imports of types do not count, as no test can see them. */
export function nearestTests(files: ReadonlyMap<string, string>, root: string): NearestTests {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files) {
    for (const imported of importsOf(path, text)) {
      const target = fileOf(imported, path, root);
      if (target === null || !files.has(target)) continue;
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return (path) => {
    const found: string[] = [];
    const seen = new Set([path]);
    let ring = [path];
    while (ring.length > 0) {
      ring = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))]
        .filter((file) => !seen.has(file))
        .toSorted((one, other) => rank(one, path) - rank(other, path) || (one < other ? -1 : 1));
      for (const file of ring) seen.add(file);
      found.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)));
    }
    return found;
  };
}

/** Among equally near tests, the one beside the file comes first, then those in its folder. */
function rank(test: string, path: string): number {
  if (test.replace(/\.test\.tsx?$/, "") === path.replace(/\.tsx?$/, "")) return 0;
  return dirname(test) === dirname(path) ? 1 : 2;
}

function importsOf(path: string, text: string): readonly string[] {
  const { module } = parseSync(path, text);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null || isType ? [] : [moduleRequest.value],
    ),
  );
  const later = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^["'](.+)["']$/.exec(text.slice(start, end))?.[1] ?? [],
  );
  // Workers are started by URL.
  const workers = [...text.matchAll(/new URL\(\s*"(\.[^"]+\.tsx?)"/g)].map(([, at = ""]) => at);
  return [...imports, ...exports, ...later, ...workers];
}

function fileOf(imported: string, from: string, root: string): string | null {
  if (imported.startsWith("#")) return posix.join(root, "src", imported.slice(1));
  return imported.startsWith(".") ? posix.join(posix.dirname(from), imported) : null;
}

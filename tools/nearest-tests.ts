import { dirname, posix } from "node:path";

import { importsOf } from "./source-imports.ts";

/** The tests that use a file, nearest first. */
export type NearestTests = (path: string) => readonly string[];

/**
 * Reads the imports among files, in whatever room. Imports of types do not count, as no test can see them. The tests of
 * a file's folder come first, then those that import it, then others. A feature of the server is tested through HTTP,
 * where the imports of every test lead to every file; so tests that send the calls which the file answers, or whose
 * names have words in common with it, come before others.
 */
export function nearestTests(files: ReadonlyMap<string, string>): NearestTests {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files) {
    for (const used of usedFiles(path, text).filter((one) => files.has(one))) {
      importers.set(used, [...(importers.get(used) ?? []), path]);
    }
  }
  const callsOf = new Map([...files].map(([path, text]) => [path, callsIn(text)]));
  return (path) => {
    const found: string[] = [];
    const seen = new Set([path]);
    let ring = [path];
    while (ring.length > 0) {
      ring = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))]
        .filter((file) => !seen.has(file))
        .toSorted();
      for (const file of ring) seen.add(file);
      found.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)));
    }
    const direct = new Set(importers.get(path));
    const own = [...(callsOf.get(path) ?? [])];
    // What a use case stores is tested by its calls, too.
    const calls =
      own.length > 0
        ? own
        : (importers.get(path) ?? []).flatMap((one) => [...(callsOf.get(one) ?? [])]);
    const sendsOne = (test: string) => calls.some((call) => callsOf.get(test)?.has(call));
    const closeness = (test: string): number => {
      const common = sendsOne(test) ? 50 : 0;
      if (isBeside(test, path)) return 200 + common + sharedWords(test, nameOf(path));
      if (direct.has(test)) return 100 + common;
      return common + sharedWords(test, `${posix.basename(dirname(path))}-${nameOf(path)}`);
    };
    // Of equally close tests, those with fewer files between come first.
    return found.toSorted((one, other) => closeness(other) - closeness(one));
  };
}

/** Tests farther away rarely fail where these pass. */
const mostTests = 16;
const mostOfFolder = 32;
/** What one feature stores is often used, and tested, in another. */
const leastOfOthers = 8;

/** The tests to run for a file: the nearest of its own room, or of others if its room tests it nowhere. */
export function testsToRun(path: string, tests: readonly string[]): readonly string[] {
  const own = tests.filter((test) => roomOf(test) === roomOf(path));
  const beside = own.filter((test) => isBeside(test, path)).slice(0, mostOfFolder);
  const others = (own.length > 0 ? own : tests).filter((test) => !isBeside(test, path));
  return [...beside, ...others.slice(0, Math.max(leastOfOthers, mostTests - beside.length))];
}

/** Such as packages/domain. */
function roomOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/** What the folder "office" has for all parts of the office is tested in "office-menu" and its other parts. */
function isBeside(test: string, path: string): boolean {
  const folder = dirname(path);
  return dirname(test) === folder || dirname(test).startsWith(`${folder}-`);
}

/** How many words of a name a test has in its own; all of them is the test of that file. */
function sharedWords(test: string, name: string): number {
  if (nameOf(test) === name) return 99;
  const known = new Set(wordsOf(name));
  return wordsOf(nameOf(test)).filter((word) => known.has(word)).length;
}

/** The calls of the contract that a file names. */
function callsIn(text: string): ReadonlySet<string> {
  const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from "@comanda\/contract\/[^"]+"/g);
  const names = [...imports].flatMap(([, list = ""]) => list.split(","));
  return new Set(names.flatMap((name) => /^\s*(?!type )([a-z]\w*)/.exec(name)?.[1] ?? []));
}

function nameOf(path: string): string {
  return posix.basename(path).split(".")[0] ?? "";
}

/** "find-bills" is about find and bill; "store" and "routes" say nothing about a topic. */
function wordsOf(name: string): readonly string[] {
  const words = name.split("-").map((word) => word.replace(/s$/, ""));
  return words.filter((word) => word !== "store" && word !== "route");
}

/** The files whose values a file uses. */
function usedFiles(path: string, text: string): readonly string[] {
  const imported = importsOf(path, text).flatMap(({ to, isOfTypes }) =>
    to === null || isOfTypes ? [] : [to],
  );
  // Workers are started by URL.
  const workers = [...text.matchAll(/new URL\(\s*"([^":]+\.tsx?)"/g)].map(([, at = ""]) =>
    posix.join(dirname(path), at),
  );
  return [...imported, ...workers];
}

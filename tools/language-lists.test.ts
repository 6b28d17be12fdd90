import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { languageLists, writeLanguageLists } from "./language-lists.ts";
import { repository } from "./repository.ts";

const roots: string[] = [];

/** A tree with these files of languages, each by its path from their folder. */
function treeWith(...files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), "comanda-languages-"));
  roots.push(root);
  mkdirSync(join(root, "packages/domain/src/venue"), { recursive: true });
  mkdirSync(join(root, "packages/languages/src/lists"), { recursive: true });
  for (const file of files) {
    const path = join(root, "packages/languages/src", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
  return root;
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function listIn(root: string, name: string): string {
  return languageLists(root).find(({ path }) => path.endsWith(name))?.text ?? "";
}

test("the lists name the folders that are there", () => {
  const stale = languageLists(repository).filter(
    ({ path, text }) => readFileSync(join(repository, path), "utf8") !== text,
  );
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test("a folder with a language.ts is a language, after English and sorted by its code", () => {
  const root = treeWith(
    "th_TH/language.ts",
    "en_US/language.ts",
    "de_DE/language.ts",
    "pt_PT/till/all.ts",
    "lists/language.ts",
  );
  expect(listIn(root, "venue/languages.ts")).toContain('["en_US", "de_DE", "th_TH"]');
});

test("a list has the languages that have its texts; English is never fetched", () => {
  const files = ["en_US/till/all.ts", "pt_PT/till/all.ts", "en_US/till/fault.ts"];
  const root = treeWith("en_US/language.ts", "pt_PT/language.ts", ...files);
  expect(listIn(root, "till-all.ts")).toContain('pt_PT: async () => (await import("../pt_PT/');
  expect(listIn(root, "till-all.ts")).not.toContain("en_US");
  expect(listIn(root, "till-fault.ts")).toContain("  en_US,\n};");
});

test("many codes are written as the formatter breaks them", () => {
  const codes = "abcdefghij".split("").map((letter) => `${letter}a_AA`);
  const root = treeWith("en_US/language.ts", ...codes.map((code) => `${code}/language.ts`));
  expect(listIn(root, "venue/languages.ts")).toContain('= [\n  "en_US",\n  "aa_AA",\n');
});

test("what is written is what the lists should be", () => {
  const root = treeWith("en_US/language.ts", "pt_PT/language.ts");
  writeLanguageLists(root);
  for (const { path, text } of languageLists(root)) {
    expect(readFileSync(join(root, path), "utf8")).toBe(text);
  }
});

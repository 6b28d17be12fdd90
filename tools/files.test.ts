import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";
import { sourceFiles } from "./source-files.ts";

test("no source file is longer than 300 lines", () => {
  const long = sourceFiles()
    .map((path) => ({ path, lines: lineCount(path) }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

test("no file or folder has a catch-all name", () => {
  const drawer = /^(utils?|helpers?|common|misc)$/;
  const drawers = sourceFiles().filter((path) =>
    path.split("/").some((name) => nameWords(name).some((word) => drawer.test(word))),
  );
  expect(drawers).toEqual([]);
});

test("all is in the same order on every machine, but for words of a language", () => {
  const sorts = /localeCompare\((?:[^()]|\([^()]*\))*\)|Intl\.Collator\([^()]*\)/g;
  const found = sourceFiles().flatMap((path) =>
    [...readText(path).matchAll(sorts)].map(([text]) => ({ path, text })),
  );
  expect(found).not.toEqual([]);
  const ofMachine = found.filter(({ text }) => !/"en"|\btag\b/.test(text));
  expect(ofMachine).toEqual([]);
});

function readText(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

function lineCount(path: string): number {
  return readText(path).trimEnd().split("\n").length;
}

function nameWords(name: string): readonly string[] {
  return basename(name)
    .split(".")
    .flatMap((part) => part.split("-"));
}

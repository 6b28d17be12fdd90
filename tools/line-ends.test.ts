import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { expect, test } from "vitest";

import { repository } from "./repository.ts";

const attributes = readFileSync(join(repository, ".gitattributes"), "utf8").split("\n");
const files = globSync("{*.*,{packages,apps,e2e,bench,tools,docs}/**/*.*}", {
  cwd: repository,
  withFileTypes: true,
  exclude: ({ name }) => /^(?:node_modules|dist|data|test-results|\..+)$/.test(name),
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

test("a checkout on Windows has the same line ends, so that tests compare the same bytes", () => {
  expect(attributes).toContain("* text=auto eol=lf");
});

test("no text has other line ends, and binary files are marked as such", () => {
  expect(files.length).toBeGreaterThan(1000);
  const read = files.map((path) => ({ path, bytes: readFileSync(path) }));
  const binary = read.filter(({ bytes }) => bytes.includes(0));
  const unsaid = binary.filter(({ path }) => !attributes.includes(`*${extname(path)} binary`));
  expect(unsaid.map(({ path }) => path)).toEqual([]);
  const said = read.filter(({ path }) => !attributes.includes(`*${extname(path)} binary`));
  expect(said.filter(({ bytes }) => bytes.includes("\r\n")).map(({ path }) => path)).toEqual([]);
});

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { replaceFile } from "./replace-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-replace-"));
  file = join(folder, "venue.yaml");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file that is written anew has only the new text, and nothing is left beside it", () => {
  replaceFile(file, "a long text");
  replaceFile(file, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["venue.yaml"]);
});

test("a file that cannot be written leaves the former one as it was", () => {
  writeFileSync(file, "old");
  mkdirSync(`${file}.unfinished`);
  expect(() => replaceFile(file, "new")).toThrow("venue.yaml.unfinished");
  expect(readFileSync(file, "utf8")).toBe("old");
});

test("whom the former file kept out reads the new one no more than it", () => {
  writeFileSync(file, "old");
  chmodSync(file, 0o600);
  replaceFile(file, "new");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a link goes on leading to the file that is written", () => {
  const real = join(folder, "real.yaml");
  writeFileSync(real, "old");
  symlinkSync(real, file);
  replaceFile(file, "new");
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(readFileSync(real, "utf8")).toBe("new");
});

test("a link to a file that is not there yet goes on leading to it", () => {
  const real = join(folder, "real.yaml");
  symlinkSync(real, file);
  replaceFile(file, "new");
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(readFileSync(real, "utf8")).toBe("new");
});

test("what is no file, such as a pipe or a terminal, is written to and stays", () => {
  replaceFile("/dev/null", "new");
  expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
});

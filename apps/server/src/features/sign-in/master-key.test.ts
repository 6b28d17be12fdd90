import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { openMasterKey } from "./master-key.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-key-"));
  file = join(folder, "keys", "master.key");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the key is created once", () => {
  const key = openMasterKey(file, randomBytes);
  expect(key).toHaveLength(32);
  expect(openMasterKey(file, randomBytes)).toEqual(key);
});

const hasModes = process.platform !== "win32";

test.runIf(hasModes)("only its user can read the key", () => {
  openMasterKey(file, randomBytes);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
});

test.runIf(hasModes)("a key that other users can read is refused", () => {
  openMasterKey(file, randomBytes);
  chmodSync(file, 0o640);
  expect(() => openMasterKey(file, randomBytes)).toThrow(`chmod 600 ${file}`);
});

test("a damaged key is refused and left unchanged", () => {
  openMasterKey(file, randomBytes);
  writeFileSync(file, "short");
  expect(() => openMasterKey(file, randomBytes)).toThrow("is damaged");
  expect(statSync(file).size).toBe(5);
});

test("the error names a path where no file can be created", () => {
  expect(() => openMasterKey("/dev/null/master.key", randomBytes)).toThrow("cannot be used");
});

import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { findMasterKey, fingerprintOf, keepMasterKey } from "./master-key.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-key-"));
  file = join(folder, "keys", "master.key");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As a start does when no other server objects. */
function openMasterKey(): Buffer {
  const { key, isNew } = findMasterKey(file, randomBytes);
  if (isNew) keepMasterKey(file, key);
  return key;
}

test("the key is created once", () => {
  const key = openMasterKey();
  expect(key).toHaveLength(32);
  expect(openMasterKey()).toEqual(key);
});

const hasModes = process.platform !== "win32";

test.runIf(hasModes)("only its user can read the key", () => {
  openMasterKey();
  expect(statSync(file).mode % 0o1000).toBe(0o600);
});

test.runIf(hasModes)("a key that other users can read is refused", () => {
  openMasterKey();
  chmodSync(file, 0o640);
  expect(() => openMasterKey()).toThrow(`chmod 600 ${file}`);
});

test("a damaged key is refused and left unchanged", () => {
  openMasterKey();
  writeFileSync(file, "short");
  expect(() => openMasterKey()).toThrow("is damaged");
  expect(statSync(file).size).toBe(5);
});

test("the error names a path where no file can be created", () => {
  expect(() => keepMasterKey("/dev/null/master.key", randomBytes(32))).toThrow("cannot be used");
});

test("a folder in the place of the file is named as one", () => {
  mkdirSync(file, { recursive: true });
  expect(openMasterKey).toThrow(
    `The key file ${file} is a folder. Name the file in it: COMANDA_KEY_FILE=${join(file, "master.key")}`,
  );
});

test("a key that is only drawn is in no file", () => {
  expect(findMasterKey(file, randomBytes)).toMatchObject({ isNew: true });
  expect(existsSync(file)).toBe(false);
});

test("a fingerprint is the same for one key, differs for others, and is no part of the key", () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  expect(fingerprintOf(key)).toBe(fingerprintOf(Buffer.from(key)));
  // One in two thousand millions.
  expect(fingerprintOf(key)).not.toBe(fingerprintOf(other));
  const written = Buffer.alloc(4);
  written.writeUInt32BE(fingerprintOf(key));
  expect(key.includes(written)).toBe(false);
});

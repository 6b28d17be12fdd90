import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { mountingOf } from "./mounting.ts";

/** A fake of the files in which Linux lists devices and mounts. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "comanda-mounting-"));
  for (const path of ["proc/sys/kernel/random", "sys/dev/block", "sys/fs/ext4/sda1"]) {
    mkdirSync(join(root, path), { recursive: true });
  }
  startMachine("a7d2\n");
  symlinkSync("../../devices/pci/block/sda/sda1", join(root, "sys/dev/block", deviceOf(root)));
});
afterEach(() => rmSync(root, { recursive: true }));

function startMachine(boot: string): void {
  writeFileSync(join(root, "proc/sys/kernel/random/boot_id"), boot);
}

/** Major and minor, as in `ls -l /dev`. */
function deviceOf(path: string): string {
  const { dev } = statSync(path, { bigint: true });
  const [low, high] = [dev & 0xff_ff_ff_ffn, dev >> 32n];
  const major = ((low >> 8n) & 0xf_ffn) + high - (high & 0xf_ffn);
  const minor = (low & 0xffn) + ((dev >> 20n) & 0xf_ff_ffn) * 256n;
  return `${major}:${minor}`;
}

const mounting = () => mountingOf(root, root);

test("the mounting of a disk is always the same, however often it is read", () => {
  expect(mounting()).toMatch(/^a7d2 sda1 \d+$/);
  expect(mounting()).toBe(mounting());
});

test("it differs after the machine restarts", () => {
  const before = mounting();
  startMachine("b9f0\n");
  expect(mounting()).toMatch(/^b9f0 /);
  expect(mounting()).not.toBe(before);
});

test("it differs after the disk is mounted again", () => {
  const before = mounting();
  mkdirSync(join(root, "again"));
  rmSync(join(root, "sys/fs/ext4/sda1"), { recursive: true });
  renameSync(join(root, "again"), join(root, "sys/fs/ext4/sda1"));
  expect(mounting()).not.toBe(before);
});

test.each([
  ["without a boot that has a name", () => startMachine("\n")],
  ["on a system that names none", () => rmSync(join(root, "proc"), { recursive: true })],
  ["on a share", () => rmSync(join(root, "sys/dev/block"), { recursive: true })],
  [
    "with a file system of another kind",
    () => rmSync(join(root, "sys/fs/ext4/sda1"), { recursive: true }),
  ],
])("it is unknown %s", (_, change) => {
  change();
  expect(mounting()).toBeNull();
});

test("it is unknown for a missing file", () => {
  expect(mountingOf(join(root, "none"), root)).toBeNull();
});

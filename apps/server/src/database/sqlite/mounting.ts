import { readFileSync, readlinkSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** Identifies the mounting of the disk that a file is on; null if unknown. */
export type MountingOf = (file: string) => string | null;

/**
 * File systems whose entry Linux lists under these names. Btrfs hides its disk, and a network share or an overlay has
 * none.
 */
const fileSystems = ["ext4", "xfs", "f2fs"];

/**
 * Differs after each start of the machine and each mount of the disk. As long as it is the same, the system has lost
 * nothing that was written to the file, whatever happened to the program that wrote it.
 */
export function mountingOf(file: string, root = "/"): string | null {
  try {
    const boot = readFileSync(join(root, "proc/sys/kernel/random/boot_id"), "utf8").trim();
    const { dev } = statSync(file, { bigint: true });
    const disk = basename(readlinkSync(join(root, "sys/dev/block", numbersOf(dev))));
    const mounting = fileSystems.map((name) => entryOf(join(root, "sys/fs", name, disk)));
    const entry = mounting.find((number) => number !== null) ?? null;
    return boot === "" || entry === null ? null : `${boot} ${disk} ${entry}`;
  } catch {
    // Another system, or one that does not expose this.
    return null;
  }
}

/** The entry is created when the disk is mounted, and no two entries of one boot have the same number. */
function entryOf(path: string): bigint | null {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

/** How glibc packs the two numbers of a device into one. */
function numbersOf(device: bigint): string {
  const major = ((device >> 8n) & 0xfffn) | ((device >> 32n) & 0xfffff000n);
  const minor = (device & 0xffn) | ((device >> 12n) & 0xffffff00n);
  return `${major}:${minor}`;
}

import { readFileSync, readlinkSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** Which mounting of its disk a file is under, or null where that cannot be told. */
export type MountingOf = (file: string) => string | null;

/** Linux lists what it has mounted under these names. Btrfs hides its disk, and a share or an overlay has none. */
const fileSystems = ["ext4", "xfs", "f2fs"];

/**
 * Another one after each start of the machine, and each time that the disk was mounted anew. As long as it is the
 * same, the system has forgotten nothing that was written to the file, whatever became of the program that wrote it.
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
    // Another system, or one that shows nothing of this.
    return null;
  }
}

/** The entry is made when the disk is mounted, and no two entries of one boot have the same number. */
function entryOf(path: string): bigint | null {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

/** How glibc packs the two numbers of a device into one. */
function numbersOf(device: bigint): string {
  const major = ((device >> 8n) & 0xfffn) | ((device >> 32n) & 0xfffff000n);
  const minor = (device & 0xffn) | ((device >> 12n) & 0xffffff00n);
  return `${major}:${minor}`;
}

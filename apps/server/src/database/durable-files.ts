import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** After this, a power cut leaves the file as it is now. */
export function syncFile(file: string): void {
  const opened = openSync(file, "r+");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** After this, a power cut leaves the names in the folder of this file as they are now. Windows has no such call. */
export function syncFolderOf(file: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(dirname(file), "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** A time, formatted for the name of a file. */
export function formatTimeForFileName(at: Date): string {
  return at.toISOString().replaceAll(":", "-").replace(/\.\d+/, "");
}

import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";

import { giveToOwner } from "#database/give-to-owner.ts";
import type { MountingOf } from "./mounting.ts";

/** Records the state of the file of an open database, and its mounting. A killed server leaves it behind. */
const markerPath = (file: string): string => `${file}.open`;

/** A fixed length, so that no part of a longer text remains after a shorter one. */
const markerLength = 200;

/**
 * Whether the last server was only killed: the system still has everything that it wrote, and nothing else has touched
 * the file since. Consumes the marker: it counts for this start only.
 */
export function consumeDirtyMarker(file: string, mountingOf: MountingOf): boolean {
  const note = markerPath(file);
  if (!existsSync(note)) return false;
  const state = readFileState(file);
  const isAsLeft =
    state !== null && readFileSync(note, "utf8") === formatMarker(mountingOf(file), state);
  unlinkSync(note);
  return isAsLeft;
}

/** It is valid under this mounting only, and so need not reach the disk: no write waits for it. */
export class DirtyMarker {
  readonly #file: string;
  readonly #mounting: string | null;
  readonly #numbers: string | undefined;
  #written = "";
  #opened: number | null = null;

  constructor(file: string, mountingOf: MountingOf) {
    this.#file = file;
    this.#mounting = mountingOf(file);
    this.#numbers = readFileState(file)?.numbers;
    if (this.#mounting === null) return;
    try {
      this.#opened = openSync(markerPath(file), "w", 0o600);
      giveToOwner(markerPath(file));
    } catch {
      // Without a marker the next start checks every page.
      return;
    }
    this.renew();
  }

  /** Called after a checkpoint: commits change only the log. */
  renew(): void {
    try {
      this.#renew();
    } catch {
      // The disk may be full. The commit stands all the same.
      this.remove();
    }
  }

  /** Leaves the marker behind, as after a kill. */
  leave(): void {
    this.renew();
    this.#close();
  }

  /** From now on the file is not known to be sound: the next start checks every page. */
  remove(): void {
    if (!this.#close()) return;
    try {
      rmSync(markerPath(this.#file));
    } catch {
      // A disk that cannot be written to is not opened either, and counts as mounted anew once it can.
    }
  }

  #close(): boolean {
    if (this.#opened === null) return false;
    closeSync(this.#opened);
    this.#opened = null;
    return true;
  }

  #renew(): void {
    if (this.#opened === null) return;
    const state = readFileState(this.#file);
    // Another file may have taken the name; then the open file has none.
    if (state === null || state.numbers !== this.#numbers) return this.remove();
    const text = formatMarker(this.#mounting, state);
    if (text === this.#written) return;
    writeSync(this.#opened, text, 0);
    this.#written = text;
  }
}

type FileState = { readonly numbers: string; readonly change: string };

/**
 * Only a checkpoint changes the file, and a file copied over it has another change time, which no program can set. The
 * log changes with every commit, and is identified by its inode number.
 */
function readFileState(file: string): FileState | null {
  const data = statSync(file, { bigint: true, throwIfNoEntry: false });
  const log = statSync(`${file}-wal`, { bigint: true, throwIfNoEntry: false });
  if (data === undefined || log === undefined) return null;
  return { numbers: `${data.ino} ${log.ino}`, change: `${data.size} ${data.ctimeNs}` };
}

function formatMarker(mounting: string | null, { numbers, change }: FileState): string {
  return `${mounting} ${numbers} ${change}`.padEnd(markerLength);
}

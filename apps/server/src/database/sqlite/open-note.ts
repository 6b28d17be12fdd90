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

import type { MountingOf } from "./mounting.ts";

/** Says how the file of an open database is, and under which mounting. Who is killed leaves it behind. */
const noteOf = (file: string): string => `${file}.open`;

/** Always as long, so that nothing of a longer note is left behind a shorter one. */
const noteLength = 200;

/**
 * Whether the last server was only killed: the system still has everything that it wrote, and nobody else has
 * touched the file since. The answer is for this start only.
 */
export function takeOpenNote(file: string, mountingOf: MountingOf): boolean {
  const note = noteOf(file);
  if (!existsSync(note)) return false;
  const state = stateOf(file);
  const isAsLeft =
    state !== null && readFileSync(note, "utf8") === noteText(mountingOf(file), state);
  unlinkSync(note);
  return isAsLeft;
}

/** It counts under this mounting only, and so need not reach the disk: nobody waits for that. */
export class OpenNote {
  readonly #file: string;
  readonly #mounting: string | null;
  readonly #numbers: string | undefined;
  #written = "";
  #opened: number | null = null;

  constructor(file: string, mountingOf: MountingOf) {
    this.#file = file;
    this.#mounting = mountingOf(file);
    this.#numbers = stateOf(file)?.numbers;
    if (this.#mounting === null) return;
    try {
      this.#opened = openSync(noteOf(file), "w", 0o600);
    } catch {
      // Without a note the next start looks for itself.
      return;
    }
    this.renew();
  }

  /** After a commit, which may have changed the file. */
  renew(): void {
    try {
      this.#renew();
    } catch {
      // The disk may be full. The commit is kept all the same.
      this.remove();
    }
  }

  /** It stays, as after a kill. */
  leave(): void {
    this.renew();
    this.#close();
  }

  /** From now on nobody vouches for the file: the next start looks at every page. */
  remove(): void {
    if (!this.#close()) return;
    try {
      rmSync(noteOf(this.#file));
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
    const state = stateOf(this.#file);
    // Another file may have taken the name, and then what is open here has none.
    if (state === null || state.numbers !== this.#numbers) return this.remove();
    const text = noteText(this.#mounting, state);
    if (text === this.#written) return;
    writeSync(this.#opened, text, 0);
    this.#written = text;
  }
}

type State = { readonly numbers: string; readonly change: string };

/**
 * Only a checkpoint changes the file, and what somebody copies over it has another change time, which nobody can
 * set. The log changes with every commit, and is known by its number.
 */
function stateOf(file: string): State | null {
  const data = statSync(file, { bigint: true, throwIfNoEntry: false });
  const log = statSync(`${file}-wal`, { bigint: true, throwIfNoEntry: false });
  if (data === undefined || log === undefined) return null;
  return { numbers: `${data.ino} ${log.ino}`, change: `${data.size} ${data.ctimeNs}` };
}

function noteText(mounting: string | null, { numbers, change }: State): string {
  return `${mounting} ${numbers} ${change}`.padEnd(noteLength);
}

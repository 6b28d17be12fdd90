import { rmSync, statSync } from "node:fs";

import { Outage } from "#database/outage.ts";

/** What was acknowledged within this time before the server ends at once may be lost. */
const checkIntervalMs = 500;

type OpenFile = { readonly name: string; readonly identity: string | null };

/**
 * Notices that the database or its log was deleted, or that another file has taken its name. Writes would still succeed
 * then, but into a file without a name, and the next restart would lose them.
 */
export class FileWatch {
  readonly #data: OpenFile;
  readonly #log: OpenFile;
  readonly #onLost: (problem: string) => void;
  readonly #timer: NodeJS.Timeout;
  #outage: Outage | null = null;
  #isStopped = false;

  /** To be called right after both were opened. It stays lost once it is: what was done under its name is unknown. */
  constructor(file: string, onLost: (problem: string) => void) {
    this.#data = openFileOf(file);
    this.#log = openFileOf(`${file}-wal`);
    this.#onLost = onLost;
    this.#timer = setInterval(() => this.check(), checkIntervalMs).unref();
  }

  /** Takes about 3 µs. */
  check(): Outage | null {
    if (this.#outage !== null || this.#isStopped) return this.#outage;
    const problem = findProblem(this.#data) ?? findProblem(this.#log);
    if (problem === null) return null;
    this.stop();
    this.#outage = new Outage("database-replaced", problem);
    this.#onLost(problem);
    return this.#outage;
  }

  get isLost(): boolean {
    return this.#outage !== null;
  }

  /** Throws if the files were lost when they were last checked. */
  requireFound(): void {
    if (this.#outage !== null) throw this.#outage;
  }

  /** SQLite would apply our log to the other file. Only for a log of which everything is elsewhere. */
  removeStrayLog(): void {
    if (findProblem(this.#data) === null || findProblem(this.#log) !== null) return;
    rmSync(this.#log.name, { force: true });
    rmSync(`${this.#data.name}-shm`, { force: true });
  }

  /** SQLite deletes the log when it closes the file. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }
}

function openFileOf(name: string): OpenFile {
  return { name, identity: identityOf(name) };
}

/** Null on Windows, where an open file cannot be deleted or replaced, and some disks have no lasting numbers. */
function identityOf(name: string): string | null {
  if (process.platform === "win32") return null;
  const found = statSync(name, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}

function findProblem({ name, identity }: OpenFile): string | null {
  if (identity === null) return null;
  try {
    const found = identityOf(name);
    if (found === identity) return null;
    return `${name} was ${found === null ? "deleted" : "replaced by another file"} while the server was running`;
  } catch {
    // A folder that cannot be read now shows nothing.
    return null;
  }
}

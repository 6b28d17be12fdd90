import type { Chance } from "../chance.ts";
import type { RecordedEvent } from "./recorded-event.ts";

type Files = ReadonlyMap<string, Buffer>;
type Unsynced = Extract<RecordedEvent, { readonly kind: "write" | "truncate" | "remove" }>;

/** What happens to unsynced writes in a power cut. */
export type UnsyncedOutcome = "lost" | "some kept, some torn" | "kept";

/** A disk that replays a recording: its synced and its unsynced writes. */
export type Disk = {
  readonly follow: (event: RecordedEvent) => void;
  /** The files that are left after a power cut at this point. */
  readonly cut: (fate: UnsyncedOutcome, chance: Chance) => Files;
  /** The newest journal row that was reported to any client. */
  readonly lastReported: () => number;
};

/** Disks write sectors of 512 bytes whole or not at all. */
const sectorBytes = 512;

export function newDisk(): Disk {
  const safe = new Map<string, Buffer>();
  let waiting: Unsynced[] = [];
  /** What was waiting when each running sync began. */
  const syncing = new Map<string, readonly Unsynced[]>();
  let reported = 0;
  return {
    lastReported: () => reported,
    follow: (event) => {
      if (event.kind === "reported") reported = Math.max(reported, event.sequence);
      else if (event.kind === "sync-begins") {
        syncing.set(
          event.thread,
          waiting.filter(({ file }) => file === event.file),
        );
      } else if (event.kind === "sync-ends") {
        const synced = new Set(syncing.get(event.thread));
        for (const write of waiting) if (synced.has(write)) apply(safe, write);
        waiting = waiting.filter((write) => !synced.has(write));
      } else waiting.push(event);
    },
    cut: (fate, chance) => {
      const files = new Map(safe);
      for (const write of waiting) {
        const left = remainder(write, fate, chance);
        if (left !== null) apply(files, left);
      }
      return files;
    },
  };
}

function remainder(write: Unsynced, fate: UnsyncedOutcome, chance: Chance): Unsynced | null {
  if (fate === "lost") return null;
  if (fate === "kept") return write;
  if (chance.happens(0.5)) return null;
  if (write.kind !== "write" || chance.happens(0.5)) return write;
  const sectors = chance.below(Math.ceil(write.bytes.length / sectorBytes));
  return { ...write, bytes: write.bytes.subarray(0, sectors * sectorBytes) };
}

function apply(files: Map<string, Buffer>, write: Unsynced): void {
  const before = files.get(write.file) ?? Buffer.alloc(0);
  if (write.kind === "remove") files.delete(write.file);
  else if (write.kind === "truncate") files.set(write.file, resized(before, write.length));
  else if (write.kind === "write") {
    const after = resized(before, Math.max(before.length, write.at + write.bytes.length));
    write.bytes.copy(after, write.at);
    files.set(write.file, after);
  }
}

/** A copy, because other images share the former bytes. */
function resized(bytes: Buffer, length: number): Buffer {
  const made = Buffer.alloc(length);
  bytes.copy(made);
  return made;
}

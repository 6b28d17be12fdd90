import type { RecordedEvent } from "./recorded-event.ts";

/** The system calls that show what is on the disk and what was sent, as passed to strace. */
export const tracedCalls = [
  "write",
  "writev",
  "pwrite64",
  "ftruncate",
  "fsync",
  "fdatasync",
  "unlink",
];

/** Parses the output of `strace -f -y -xx`: every file below the folder, by its path in there. */
export function readTrace(trace: string, folder: string): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  const unfinished = new Map<string, string>();
  for (const line of trace.split("\n")) {
    const [, thread = "", said = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const begun = /^(.*) <unfinished \.\.\.>$/.exec(said)?.[1];
    if (begun !== undefined) {
      unfinished.set(thread, begun);
      const syncing = syncedFile(begun, folder);
      if (syncing !== null) events.push({ kind: "sync-begins", file: syncing, thread });
      continue;
    }
    const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(said)?.[1];
    const call = rest === undefined ? said : (unfinished.get(thread) ?? "") + rest;
    const synced = syncedFile(call, folder);
    if (synced !== null) {
      if (rest === undefined) events.push({ kind: "sync-begins", file: synced, thread });
      if (/\s+= 0$/.test(call)) events.push({ kind: "sync-ends", file: synced, thread });
      continue;
    }
    const event = readCall(call, folder);
    if (event !== null) events.push(event);
  }
  return events;
}

function readCall(call: string, folder: string): RecordedEvent | null {
  const name = /^\w+/.exec(call)?.[0];
  switch (name) {
    case "pwrite64": {
      const parts = /^pwrite64\(\d+<([^>]*)>, "([^"]*)", \d+, (\d+)\)\s+= (\d+)/.exec(call);
      const [, path = "", hex = "", at = "", written = ""] = parts ?? [];
      const file = within(folder, path);
      const bytes = unhex(hex).subarray(0, Number(written));
      return file === null ? null : { kind: "write", file, at: Number(at), bytes };
    }
    case "ftruncate": {
      const [, path = "", length = ""] = /^ftruncate\(\d+<([^>]*)>, (\d+)\)/.exec(call) ?? [];
      const file = within(folder, path);
      return file === null ? null : { kind: "truncate", file, length: Number(length) };
    }
    case "unlink": {
      const file = within(folder, /^unlink\("([^"]*)"\)\s+= 0/.exec(call)?.[1] ?? "");
      return file === null ? null : { kind: "remove", file };
    }
    case "write":
    case "writev":
      return readReply(call);
    default:
      return null;
  }
}

function syncedFile(call: string, folder: string): string | null {
  return within(folder, /^f(?:data)?sync\(\d+<([^>]*)>/.exec(call)?.[1] ?? "");
}

function readReply(call: string): RecordedEvent | null {
  const [, path = ""] = /^writev?\(\d+<([^>]*)>/.exec(call) ?? [];
  if (!plain(path).startsWith("socket:") && !plain(path).startsWith("TCP")) return null;
  const text = [...call.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, hex = ""]) => unhex(hex));
  const sequence = /"ping":(\d+)\}\s*$/.exec(Buffer.concat(text).toString())?.[1];
  return sequence === undefined ? null : { kind: "reported", sequence: Number(sequence) };
}

function within(folder: string, path: string): string | null {
  const whole = plain(path);
  return whole.startsWith(`${folder}/`) ? whole.slice(folder.length + 1) : null;
}

/** With -xx even paths come as bytes. */
function plain(path: string): string {
  return path.startsWith(String.raw`\x`) ? unhex(path).toString() : path;
}

function unhex(text: string): Buffer {
  return Buffer.from(text.replaceAll(String.raw`\x`, ""), "hex");
}

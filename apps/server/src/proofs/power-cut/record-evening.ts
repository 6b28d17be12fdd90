import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { Chance } from "../chance.ts";
import { chanceOf } from "../chance.ts";
import { saveUntilDisconnected } from "../process/clients.ts";
import { startProcess } from "../process/server-process.ts";
import type { ProofFixture } from "../process/fixture.ts";
import { readTrace, tracedCalls } from "./read-trace.ts";
import type { RecordedEvent } from "./recorded-event.ts";

const savers = 16;
const longestLineBytes = 400_000;

/** Installs strace if it is missing and may be installed; otherwise fails with an explanation. */
export function requireStrace(): void {
  if (hasStrace()) return;
  if (process.getuid?.() === 0) spawnSync("apt-get", ["install", "-y", "strace"]);
  if (!hasStrace())
    throw new Error("Power cuts are recorded with strace. Install it: apt install strace");
}

function hasStrace(): boolean {
  return spawnSync("strace", ["-V"]).status === 0;
}

/** Records everything that the server does to its files while clients save, and what it replies to them meanwhile. */
export async function recordEvening(
  fixture: ProofFixture,
  { forMs, chance }: { readonly forMs: number; readonly chance: Chance },
): Promise<readonly RecordedEvent[]> {
  const { folder } = fixture.data;
  const trace = join(folder, "trace.txt");
  const whole = ["-f", "-y", "-xx", "--seccomp-bpf", "-s", String(longestLineBytes)];
  const chosen = ["-e", `trace=${tracedCalls.join(",")}`, "-o", trace];
  const server = await startProcess(fixture.data, ["strace", ...whole, ...chosen]);
  const saving = Array.from({ length: savers }, () =>
    saveUntilDisconnected(server, fixture, chanceOf(chance.below(2 ** 31))),
  );
  await setTimeout(forMs);
  // The server is the only child of strace, and strace passes no signal on.
  const [child] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").split(
    " ",
  );
  process.kill(Number(child), "SIGKILL");
  await server.ended;
  await Promise.all(saving);
  return readTrace(readFileSync(trace, "utf8"), folder);
}

import { promises as files } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** Kills the browser of this profile at once, as when a tablet loses its power. */
export async function killBrowserOf(profile: string): Promise<void> {
  const all = await processesOf(profile);
  for (const pid of all) kill(pid);
  while ((await processesOf(profile)).length > 0) await setTimeout(50);
}

/** All its processes name the profile, and no others do. */
async function processesOf(profile: string): Promise<readonly number[]> {
  const pids = (await files.readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map(async (pid) => {
      const text = await files.readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      return text.includes(`--user-data-dir=${profile}`) ? Number(pid) : null;
    }),
  );
  return lines.filter((pid) => pid !== null);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended with the previous process.
  }
}

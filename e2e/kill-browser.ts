import { promises as files } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** As when a tablet loses its power: the browser of this profile is gone in the middle of whatever it did. */
export async function killBrowserOf(profile: string): Promise<void> {
  const all = await processesOf(profile);
  for (const pid of all) kill(pid);
  while ((await processesOf(profile)).length > 0) await setTimeout(50);
}

/** Every process of it names the profile; no other does. */
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
    // It went with the one before.
  }
}

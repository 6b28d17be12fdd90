import { existsSync, readFileSync } from "node:fs";
import { runCommand } from "./run-command.ts";

/** Ubuntu identifies itself as Debian-like, but its browsers are snaps. */
export function isDebian(): boolean {
  const release = "/etc/os-release";
  if (!existsSync(release) || !existsSync("/usr/bin/apt-get")) return false;
  const text = readFileSync(release, "utf8");
  return /^ID(_LIKE)?=.*debian/m.test(text) && !/^ID(_LIKE)?=.*ubuntu/m.test(text);
}

/** Only root may install; a failure is printed, because the caller goes on without the package. */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  process.stdout.write(`Installing Debian's ${name} with apt-get.\n`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // If the lists cannot be updated, the installation below still works with the known ones, or prints why not.
  await runCommand("apt-get", ["update"], { env }).catch(() => failedRun);
  const install = ["install", "--yes", "--no-install-recommends", name];
  const { exitCode, output } = await runCommand("apt-get", install, { env }).catch(() => failedRun);
  if (exitCode !== 0) process.stdout.write(`apt-get could not install it.\n${output}\n`);
}

const failedRun = { exitCode: 1, output: "" };

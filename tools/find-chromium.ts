import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { installDebianPackage, isDebian } from "./debian-packages.ts";
import { packagedChromium } from "./packaged-chromium.ts";
import { runCommand } from "./run-command.ts";

/** The path of a Chromium that starts here; installs one if there is none. */
export async function findChromium(): Promise<string> {
  const given = process.env["COMANDA_CHROMIUM"];
  if (given !== undefined && given !== "") return await requireStarting(given);
  return (await installedChromium()) ?? (await debianChromium()) ?? (await packagedChromium());
}

async function requireStarting(path: string): Promise<string> {
  if (await starts(path)) return path;
  throw new Error(`COMANDA_CHROMIUM names ${path}, which does not start.`);
}

async function installedChromium(): Promise<string | undefined> {
  for (const path of knownPlaces()) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

function knownPlaces(): readonly string[] {
  if (process.platform === "darwin") return macPlaces();
  if (process.platform === "win32") return windowsPlaces();
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function macPlaces(): readonly string[] {
  const folders = ["/Applications", join(homedir(), "Applications")];
  return folders.flatMap((folder) => [
    join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
    join(folder, "Chromium.app/Contents/MacOS/Chromium"),
  ]);
}

function windowsPlaces(): readonly string[] {
  const variables = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
  const folders = variables.map((variable) => process.env[variable] ?? "");
  return folders.flatMap((folder) => [
    join(folder, "Google/Chrome/Application/chrome.exe"),
    join(folder, "Microsoft/Edge/Application/msedge.exe"),
  ]);
}

export async function starts(path: string): Promise<boolean> {
  // On Windows, asking a browser for its version opens a window instead.
  if (process.platform === "win32") return existsSync(path);
  const { exitCode, output } = await runCommand(path, ["--version"]).catch(() => failedRun);
  // A browser in a snap cannot read the tests' files, and Ubuntu's package only installs that snap.
  return exitCode === 0 && /Chrom(e|ium)\b/.test(output) && !/\bsnap\b/.test(output);
}

const failedRun = { exitCode: 1, output: "" };

async function debianChromium(): Promise<string | undefined> {
  if (!isDebian()) return undefined;
  await installDebianPackage("chromium");
  return await installedChromium();
}

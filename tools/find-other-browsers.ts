import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "./run-command.ts";

export type OtherBrowser = {
  readonly name: "Firefox" | "WebKit";
  /** The variable that passes the program's path to the journeys; empty if there is none. */
  readonly variable: "COMANDA_FIREFOX" | "COMANDA_WEBKIT_DRIVER";
  readonly program: string;
};

type Kind = Omit<OtherBrowser, "program"> & {
  readonly programs: readonly string[];
  /** Programs that must exist beside it. */
  readonly companions: readonly string[];
  /** The Debian packages of all of them. */
  readonly packages: readonly string[];
};

const kinds: readonly Kind[] = [
  {
    name: "Firefox",
    variable: "COMANDA_FIREFOX",
    programs: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    companions: [],
    packages: ["firefox-esr"],
  },
  {
    name: "WebKit",
    variable: "COMANDA_WEBKIT_DRIVER",
    programs: ["WebKitWebDriver"],
    companions: ["Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

/** Firefox and WebKit; installs missing ones on Debian if permitted. */
export async function findOtherBrowsers(): Promise<readonly OtherBrowser[]> {
  const missing = kinds.filter((kind) => programOf(kind) === "");
  if (missing.length > 0 && mayInstall()) await install(missing);
  return kinds.map((kind) => ({ ...kind, program: programOf(kind) }));
}

/** Where a browser can be installed, a missing one is a failure. */
export function mayInstall(): boolean {
  const release = "/etc/os-release";
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return existsSync("/usr/bin/apt-get") && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

function programOf({ variable, programs, companions }: Kind): string {
  const given = process.env[variable];
  if (given !== undefined && given !== "") return existsSync(given) ? given : "";
  if (companions.some((name) => whereIs(name) === undefined)) return "";
  return programs.map(whereIs).find((path) => path !== undefined) ?? "";
}

function whereIs(program: string): string | undefined {
  if (program.startsWith("/")) return existsSync(program) ? program : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

async function install(missing: readonly Kind[]): Promise<void> {
  const names = missing.map(({ name }) => name).join(" and ");
  process.stdout.write(`Installing ${names} with apt-get, for the journeys.\n`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const failed = { exitCode: 1, output: "" };
  const packages = missing.flatMap((kind) => kind.packages);
  await runCommand("apt-get", ["update"], { env }).catch(() => failed);
  // The Chromium journeys may be installing their browser: apt-get waits for its lock.
  const waiting = ["-o", "DPkg::Lock::Timeout=300"];
  const args = [...waiting, "install", "--yes", "--no-install-recommends", ...packages];
  const { exitCode, output } = await runCommand("apt-get", args, { env }).catch(() => failed);
  if (exitCode !== 0) process.stdout.write(`apt-get could not install ${names}.\n${output}\n`);
}

import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { printerName } from "./allowed-printers.ts";
import { CannotStart, readConfig, settingsFile, type Config } from "./config.ts";
import { startByHand, systemdUnit, unitName, type Service } from "./service-files.ts";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

try {
  const config = configOf(process.argv.slice(2));
  keepSettings(config);
  startWithMachine({ node: process.execPath, program, dataFolder: config.dataFolder });
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The address of the till, then those of the printers. */
function configOf([origins = "", ...printers]: readonly string[]): Config {
  if (origins !== "" && printers.length > 0) return readConfig(undefined, { origins, printers });
  throw new CannotStart(
    "Give the address of the till, then of each printer:\n  npm run bridge:install -- https://pos.example 192.168.1.50 192.168.1.51",
  );
}

function keepSettings({ dataFolder, origins, printers, names }: Config): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = settingsFile(dataFolder);
  const settings = {
    COMANDA_ORIGIN: origins,
    COMANDA_PRINTERS: printers.map(printerName),
    ...(names.length > 0 && { COMANDA_NAMES: names }),
  };
  const lines = Object.entries(settings).map(([name, values]) => `${name}=${values.join(",")}\n`);
  writeFileSync(file, lines.join(""));
  if (isRoot()) for (const path of [dataFolder, file]) chownSync(path, owner().uid, owner().gid);
  say(`Saved in ${file}, which is read at every start.`);
}

function startWithMachine(service: Service): void {
  if (process.platform !== "linux" || !startBySystemd(service)) {
    for (const line of startByHand(service, process.platform)) say(line);
    return;
  }
  say("The print bridge is running and starts with the machine.");
  say(`Its log: journalctl ${isRoot() ? "" : "--user "}-u ${unitName}`);
}

/**
 * For root, a service of the whole machine; for anyone else a user service, which runs without that user being logged
 * in.
 */
function startBySystemd(service: Service): boolean {
  const folder = isRoot() ? "/etc/systemd/system" : join(homedir(), ".config", "systemd", "user");
  const manager = isRoot() ? [] : ["--user"];
  if (!runs("systemctl", [...manager, "daemon-reload"])) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, unitName), systemdUnit(service, isRoot() ? owner().uid : null));
  if (!isRoot() && !runs("loginctl", ["enable-linger"])) {
    say("It starts when you log in. To start it with the machine: sudo loginctl enable-linger");
  }
  return (
    runs("systemctl", [...manager, "daemon-reload"]) &&
    runs("systemctl", [...manager, "enable", unitName]) &&
    runs("systemctl", [...manager, "restart", unitName])
  );
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function isRoot(): boolean {
  return userInfo().uid === 0;
}

/** The owner of these files: the bridge needs no more rights than theirs. */
function owner(): { readonly uid: number; readonly gid: number } {
  return statSync(program);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

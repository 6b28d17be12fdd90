import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { printerName } from "./allowed-printers.ts";
import { CannotStart, readConfig, settingsFile, type Config } from "./config.ts";
import { manualStartInstructions, systemdUnit, unitName, type Service } from "./service-files.ts";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

try {
  const config = readConfigFromArguments(process.argv.slice(2));
  saveSettings(config);
  installService({ node: process.execPath, program, dataFolder: config.dataFolder });
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The address of the till, then those of printers that a search would not find. */
function readConfigFromArguments([origins = "", ...printers]: readonly string[]): Config {
  if (origins !== "") return readConfig(undefined, { origins, printers });
  throw new CannotStart(
    "Give the address of the till, and of printers that the office does not find:\n  npm run bridge:install -- https://pos.example 192.168.1.50",
  );
}

function saveSettings({ dataFolder, origins, printers, names }: Config): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = settingsFile(dataFolder);
  const settings = {
    COMANDA_ORIGIN: origins,
    ...(printers.length > 0 && { COMANDA_PRINTERS: printers.map(printerName) }),
    ...(names.length > 0 && { COMANDA_NAMES: names }),
  };
  const lines = Object.entries(settings).map(([name, values]) => `${name}=${values.join(",")}\n`);
  writeFileSync(file, lines.join(""));
  if (isRoot()) for (const path of [dataFolder, file]) chownSync(path, owner().uid, owner().gid);
  printLine(`Saved in ${file}, which is read at every start.`);
}

function installService(service: Service): void {
  if (process.platform !== "linux" || !installSystemdUnit(service)) {
    for (const line of manualStartInstructions(service, process.platform)) printLine(line);
    return;
  }
  printLine("The print bridge is running and starts with the machine.");
  printLine(`Its log: journalctl ${isRoot() ? "" : "--user "}-u ${unitName}`);
}

/**
 * For root, a service of the whole machine; for anyone else a user service, which runs without that user being logged
 * in.
 */
function installSystemdUnit(service: Service): boolean {
  const folder = isRoot() ? "/etc/systemd/system" : join(homedir(), ".config", "systemd", "user");
  const manager = isRoot() ? [] : ["--user"];
  if (!runCommand("systemctl", [...manager, "daemon-reload"])) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, unitName), systemdUnit(service, isRoot() ? owner().uid : null));
  if (!isRoot() && !runCommand("loginctl", ["enable-linger"])) {
    printLine(
      "It starts when you log in. To start it with the machine: sudo loginctl enable-linger",
    );
  }
  return (
    runCommand("systemctl", [...manager, "daemon-reload"]) &&
    runCommand("systemctl", [...manager, "enable", unitName]) &&
    runCommand("systemctl", [...manager, "restart", unitName])
  );
}

function runCommand(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function isRoot(): boolean {
  return userInfo().uid === 0;
}

/** The owner of these files: the bridge needs no more rights than theirs. */
function owner(): { readonly uid: number; readonly gid: number } {
  return statSync(program);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

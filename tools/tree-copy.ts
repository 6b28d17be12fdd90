import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

import { repository } from "./repository.ts";
import { runCommand } from "./run-command.ts";

/**
 * A copy of the working tree, committed or not, which is removed when this process ends, so that no source file is ever
 * changed. It uses the tree's npm packages, but its own copies of our packages.
 */
export async function copyTree(): Promise<string> {
  const asked = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { output, exitCode } = await runCommand("git", asked);
  if (exitCode !== 0) throw new Error(`git cannot list the files: ${output}`);
  const folder = mkdtempSync(join(tmpdir(), "comanda-mutants-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const paths = output.split("\0").filter((name) => name !== "");
  // Files that are deleted but not committed are still listed.
  for (const path of paths.filter((name) => existsSync(join(repository, name)))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(repository, path), join(folder, path));
  }
  linkPackages(join(repository, "node_modules"), join(folder, "node_modules"), folder);
  return folder;
}

const ours = "@comanda";

function linkPackages(from: string, to: string, folder: string): void {
  mkdirSync(join(to, ours), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== ours)) {
    symlinkSync(join(from, name), join(to, name), "junction");
  }
  for (const name of readdirSync(join(from, ours))) {
    const room = relative(repository, realpathSync(join(from, ours, name)));
    symlinkSync(join(folder, room), join(to, ours, name), "junction");
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./repository.ts";
import { runCommand, type CommandOptions, type CommandRun } from "./run-command.ts";

/** Runs the program of an npm package on this Node: on Windows, Node cannot start the files in node_modules/.bin. */
export async function runPackage(
  name: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandRun> {
  return await runCommand(process.execPath, [programOf(name), ...args], options);
}

function programOf(name: string): string {
  const folder = join(repository, "node_modules", name);
  const manifest: { readonly bin: string | Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const program = typeof manifest.bin === "string" ? manifest.bin : Object.values(manifest.bin)[0];
  if (program === undefined) throw new Error(`The package ${name} brings no program.`);
  return join(folder, program);
}

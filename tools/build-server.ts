import { join } from "node:path";
import { buildIfChanged } from "./build-if-changed.ts";
import { repository } from "./repository.ts";
import { runCommand } from "./run-command.ts";

export const builtServerFolder = join(repository, "apps", "server", "dist");

/**
 * The server bundled into one file: finding and reading its two thousand source files takes longer than the rest of a
 * start. What it imports later, such as the demo, lies beside it and is read only then.
 */
export const builtServer = join(builtServerFolder, "main.js");

const inputs = {
  include: [
    "apps/server/{src/**,package.json}",
    "packages/{domain,contract,paper,tls}/{src/**,package.json}",
    "package-lock.json",
    "tools/{build,bundle}-server.ts",
  ],
  exclude: ["**/node_modules", "**/*.test.ts", "**/*.soak.ts"],
};

/** Builds the server into apps/server/dist, unless the existing one was built from the same sources. */
export async function buildServer(): Promise<void> {
  await buildIfChanged({ name: "server", inputs, result: builtServer, build });
}

/** The bundler takes half a gigabyte and never returns it: npm start serves in this process, so it gets its own. */
async function build(): Promise<void> {
  const program = join(repository, "tools", "bundle-server.ts");
  const { exitCode, output } = await runCommand(process.execPath, [program]);
  if (exitCode !== 0) throw new Error(`The server could not be built.\n${output}`);
  process.stdout.write(output);
}

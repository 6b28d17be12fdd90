import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { runCommand } from "./run-command.ts";

const stopWithNpm = pathToFileURL(join(import.meta.dirname, "stop-with-npm.mjs")).href;

/** Opens all files that it may, for longer than its parents are left unwatched, and a few for itself afterwards. */
const program = `
  import { closeSync, openSync } from "node:fs";
  import { stopWithNpm } from ${JSON.stringify(stopWithNpm)};
  stopWithNpm();
  const files = [];
  try {
    for (;;) files.push(openSync("/dev/null"));
  } catch (error) {
    process.stdout.write(error.code + " ");
  }
  setTimeout(() => {
    for (const file of files) closeSync(file);
    process.stdout.write("goes on");
  }, 700);
`;

test.runIf(process.platform === "linux")(
  "a process that may open no more files is not stopped",
  async () => {
    const command = `ulimit -n 64; exec "$0" --input-type=module --eval "$1"`;
    const args = ["-c", command, process.execPath, program];
    const env = { npm_lifecycle_event: "start" };
    expect(await runCommand("/bin/sh", args, { env })).toMatchObject({
      exitCode: 0,
      output: "EMFILE goes on",
    });
  },
);

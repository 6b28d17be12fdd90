import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../../testing/hold-database.ts", import.meta.url));

/** What a program that may open so many files says about a new database. */
function openWithin(limit: number): string {
  const folder = mkdtempSync(join(tmpdir(), "comanda-files-"));
  const command = `ulimit -n ${limit}; exec "$0" "$@"`;
  const args = ["-c", command, process.execPath, program, folder, "one boot"];
  const { stdout, stderr } = spawnSync("sh", args, { encoding: "utf8", input: "" });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

test.skipIf(process.platform === "win32")(
  "a database that cannot be opened because too many files are open says so, whichever file it is",
  () => {
    // With fewer, Node cannot load the program.
    let limit = 16;
    while (limit < 100 && !openWithin(limit).includes("StartupError")) limit += 1;
    const said: string[] = [];
    for (let output = ""; !output.startsWith("open\n"); limit += 1) {
      output = openWithin(limit);
      said.push(output);
    }
    expect(said.length).toBeGreaterThan(2);
    for (const output of said.slice(0, -1)) {
      expect(output).toContain(
        "cannot be opened, because too many files are open: raise the limit",
      );
    }
  },
  60_000,
);

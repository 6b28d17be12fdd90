import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const starter = JSON.stringify(join(import.meta.dirname, "start-server.ts"));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-start-"));
  writeFileSync(join(folder, "server.js"), `console.log(JSON.stringify(${seenByServer}));`);
  writeFileSync(
    join(folder, "start.ts"),
    `globalThis.isPreparing = true;
    console.log(process.pid);
    const { startServer } = await import(${starter});
    await startServer(${JSON.stringify(join(folder, "server.js"))});`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const seenByServer = `{
  pid: process.pid,
  isPreparing: globalThis.isPreparing ?? false,
  args: process.argv.slice(2),
  options: process.execArgv,
  arenas: process.env.MALLOC_ARENA_MAX,
  mapped: process.env.MALLOC_MMAP_THRESHOLD_,
  pages: process.env.GLIBC_TUNABLES,
}`;

async function start(env: Readonly<Record<string, string>> = {}) {
  const command = ["--max-semi-space-size=8", join(folder, "start.ts"), "--empty"];
  const { output, exitCode } = await runCommand(process.execPath, command, { env });
  expect(exitCode).toBe(0);
  const [preparing = "", serving = ""] = output.split("\n");
  const seen: unknown = JSON.parse(serving);
  return { preparing: Number(preparing), seen };
}

test.skipIf(process.platform === "win32")(
  "the server replaces the process that prepared it, with limits for the allocator",
  async () => {
    const { preparing, seen } = await start();
    expect(seen).toEqual({
      pid: preparing,
      isPreparing: false,
      args: ["--empty"],
      options: ["--max-semi-space-size=8"],
      arenas: "1",
      mapped: "1048576",
      pages: "glibc.malloc.hugetlb=1",
    });
  },
);

test.skipIf(process.platform === "win32")(
  "a limit that the administrator has set remains",
  async () => {
    const { seen } = await start({ MALLOC_ARENA_MAX: "4" });
    expect(seen).toMatchObject({ arenas: "4", mapped: "1048576" });
  },
);

import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-undo-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.runIf(existsSync("/proc/self/fd"))(
  "a write that joins others makes no file, however much it changes",
  async () => {
    const { database, close } = await openDatabase({ dataFolder: folder, databaseUrl: null });
    const value = JSON.stringify("x".repeat(1000));
    const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
    const before = deletedFiles();
    const [, during] = await Promise.all([
      database.transaction().execute(async (tx) => {
        const rows = names.map((name) => ({ name, value }));
        await tx.insertInto("setting").values(rows).execute();
      }),
      database.transaction().execute(async (tx) => {
        await tx.updateTable("setting").set({ value: '""' }).execute();
        return deletedFiles();
      }),
    ]);
    expect(during).toEqual(before);
    await close();
  },
);

/** The files that this process has open but no folder holds, as SQLite's temporary ones. */
function deletedFiles(): readonly string[] {
  const found: string[] = [];
  for (const number of readdirSync("/proc/self/fd")) {
    try {
      const path = readlinkSync(`/proc/self/fd/${number}`);
      if (path.endsWith(" (deleted)")) found.push(path);
    } catch {
      // Closed since, such as the list itself.
    }
  }
  return found.toSorted();
}

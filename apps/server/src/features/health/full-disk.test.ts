import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { newBill } from "@comanda/contract/bill";
import { expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";

import { startTestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { eveningIn, openDayAndShift } from "../../testing/test-evening.ts";

const mayMount =
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

function run(program: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}

/** A demo venue on a disk of its own, which is in the folder. */
async function openOn(folder: string): Promise<TestDatabase> {
  run("mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", folder);
  const demo = await openTestDatabase("sqlite");
  await demo.close();
  copyFileSync(join(demo.dataFolder, "comanda.db"), join(folder, "comanda.db"));
  rmSync(demo.dataFolder, { recursive: true });
  const place = { dataFolder: folder, databaseUrl: null };
  const opened = await openDatabase(place);
  const remove = async (): Promise<void> => {
    await opened.close();
    run("umount", "--lazy", folder);
    rmSync(folder, { recursive: true });
  };
  return { ...opened, ...place, reopen: async () => opened, remove };
}

/** Until there is room for this many bytes only. */
function fill(folder: string, left: number): string {
  const file = join(folder, "filler");
  spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=4k"]);
  truncateSync(file, statSync(file).size - left);
  return file;
}

test.runIf(mayMount)(
  "health reports a full disk of SQLite until there is room for an order, not only for its own row",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "comanda-disk-"));
    const app = await startTestApp(undefined, () => openOn(folder));
    const evening = await eveningIn(app);
    try {
      await openDayAndShift(evening);
      const { waiter, order, item, write } = evening;
      const health = async () => (await app.app().inject({ url: "/api/health" })).statusCode;
      const many = Array.from({ length: 60 }, () => item("Pad Thai", { note: "x".repeat(200) }));
      let tables = 0;
      const save = async () => {
        tables += 1;
        return (await write(waiter, newBill, order(`full-${tables}`, many))).statusCode;
      };
      expect(await save()).toBe(200);
      const filler = fill(folder, 40_000);
      await expect.poll(save, { interval: 0 }).toBe(503);
      for (let again = 0; again < 3; again += 1) expect(await health()).toBe(503);
      rmSync(filler);
      expect(await Promise.all([health(), health(), health()])).toEqual([200, 200, 200]);
      expect(await save()).toBe(200);
    } finally {
      await app.close();
    }
  },
);

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { newBill } from "@comanda/contract/bill";
import { readHealth } from "@comanda/contract/health";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { joinPostgres } from "#database/postgres/open-postgres.ts";

import { createDemoVenue } from "../../demo/create-demo-venue.ts";
import { emptyDatabase } from "../../testing/postgres-template.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { postgresServer, testPasswords, type TestDatabase } from "../../testing/test-database.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice } from "../../testing/test-office.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

const mayMount =
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

const space = "small_space";

function run(program: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}

async function onServer(statement: string): Promise<void> {
  const server = new Kysely<unknown>({ dialect: joinPostgres(postgresServer(), 1) });
  await sql.raw(statement).execute(server);
  await server.destroy();
}

/** A demo venue on a disk of its own, which is in the folder. */
async function openOn(folder: string): Promise<TestDatabase> {
  run("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", folder);
  chmodSync(folder, 0o777);
  const owned = "install -d -m 700";
  await onServer(`copy (select 1) to program '${owned} ${folder}/space; cat > ${folder}/mine'`);
  await onServer(`create tablespace ${space} location '${folder}/space'`);
  const copy = await emptyDatabase(postgresServer(), `tablespace ${space}`);
  const place = { dataFolder: folder, databaseUrl: copy.url };
  const opened = await openDatabase(place);
  await createDemoVenue(opened.database, testPasswords);
  const remove = async (): Promise<void> => {
    await opened.close();
    await copy.drop();
    await onServer(`drop tablespace ${space}`);
    run("umount", "--lazy", folder);
    rmSync(folder, { recursive: true });
  };
  return { ...opened, ...place, reopen: async () => opened, remove };
}

/** Until there is no room. */
function fill(folder: string): string {
  const file = join(folder, "filler");
  spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=64k"]);
  expect(statfsSync(folder).bavail).toBe(0);
  return file;
}

test.runIf(mayMount)(
  "health reports a full disk of PostgreSQL until there is room for other writes than its own",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "comanda-disk-"));
    const office = await startOffice(await startTestApp(undefined, () => openOn(folder)));
    try {
      await openDayAndShift(office);
      const health = () => office.app.app().inject({ url: "/api/health" });
      let tables = 0;
      const save = () => {
        tables += 1;
        return office.write(
          office.waiter,
          newBill,
          office.order(`full-${tables}`, [office.item("Pad Thai")]),
        );
      };
      replyOf(newBill, await save());
      const filler = fill(folder);
      // The tables have some room left.
      await expect.poll(async () => (await save()).statusCode, { interval: 0 }).toBe(503);
      for (let again = 0; again < 3; again += 1) {
        expect(errorOf(await health())).toMatchObject({ status: 503, code: "disk-full" });
      }
      rmSync(filler);
      const replies = await Promise.all([health(), health(), health(), health()]);
      for (const reply of replies) replyOf(readHealth, reply);
      replyOf(newBill, await save());
      expect((await health()).statusCode).toBe(200);
    } finally {
      await office.app.close();
    }
  },
);

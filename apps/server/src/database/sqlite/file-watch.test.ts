import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { readHealth } from "@comanda/contract/health";
import { callTarget } from "@comanda/contract/call";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

import { startTestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { errorOf } from "../../testing/test-till.ts";
import { FileWatch } from "./file-watch.ts";
import { openSqlite } from "./open-sqlite.ts";

let parent: string;
let folder: string;
let opened: ReturnType<typeof openSqlite>;
let database: Database;
let said: string[];

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), "comanda-watch-"));
  folder = join(parent, "data");
  said = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  opened = openSqlite(folder);
  database = new Kysely<Tables>({ dialect: opened.dialect });
  await sql`create table migration (name text not null primary key) strict`.execute(database);
  await save("first");
});
afterEach(async () => {
  await opened.close();
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

const file = () => join(folder, "comanda.db");
const save = (name: string) => database.insertInto("migration").values({ name }).execute();
const copies = () => readdirSync(folder).filter((name) => /\.rescued-[-\dTZ]+$/.test(name));

function namesIn(name: string): readonly unknown[] {
  const copy = new DatabaseSync(join(folder, name), { readOnly: true });
  const rows = copy.prepare("select name from migration order by name").all();
  copy.close();
  return rows.map((row) => row["name"]);
}

function replace(): void {
  copyFileSync(file(), join(folder, "other.db"));
  renameSync(join(folder, "other.db"), file());
}

describe.each([
  ["the database was deleted", () => rmSync(file()), "comanda.db was deleted"],
  ["another file took its name", replace, "comanda.db was replaced by another file"],
  ["its log was deleted", () => rmSync(`${file()}-wal`), "comanda.db-wal was deleted"],
  ["its folder was moved", () => renameSync(folder, join(parent, "b")), "comanda.db was deleted"],
  ["its folder was deleted", () => rmSync(folder, { recursive: true }), "comanda.db was deleted"],
])("once %s", (_, meddle, problem) => {
  test("no write is acknowledged, and everything that was is copied", async () => {
    meddle();
    await expect(save("second")).rejects.toMatchObject({ kind: "database-replaced" });
    await expect(save("third")).rejects.toMatchObject({ kind: "database-replaced" });
    await opened.settleFiles();
    expect(said.join("")).toContain(
      `${problem} while the server was running, so no order is accepted`,
    );
    const [copy = "", ...others] = copies();
    expect(others).toEqual([]);
    expect(said.join("")).toContain(`run: npm run restore -- ${join(folder, copy)}, and start`);
    expect(namesIn(copy)).toContain("first");
    expect(namesIn(copy)).not.toContain("third");
    expect(statSync(join(folder, copy)).mode % 0o1000).toBe(0o600);
  });

  test("that is noticed although nothing is written", async () => {
    meddle();
    await expect.poll(() => said.length, { timeout: 5000 }).toBeGreaterThan(1);
    expect(opened.findOutage()).toMatchObject({ kind: "database-replaced" });
    expect(await database.selectFrom("migration").selectAll().execute()).toHaveLength(1);
  });
});

test("the log of the open file is not left beside another one, to which SQLite would apply it", async () => {
  replace();
  await expect(save("second")).rejects.toMatchObject({ kind: "database-replaced" });
  await expect.poll(copies).toHaveLength(1);
  await expect.poll(() => existsSync(`${file()}-wal`)).toBe(false);
});

test("the log that came with the other file stays", async () => {
  replace();
  rmSync(`${file()}-wal`);
  writeFileSync(`${file()}-wal`, "not ours");
  await expect(save("second")).rejects.toMatchObject({ kind: "database-replaced" });
  await opened.settleFiles();
  expect(copies()).toHaveLength(1);
  expect(readFileSync(`${file()}-wal`, "utf8")).toBe("not ours");
});

/** Another file takes the name of the folder, so that a copy has no room there. */
async function failToCopy(): Promise<void> {
  copyFileSync(file(), join(parent, "kept.db"));
  rmSync(folder, { recursive: true });
  renameSync(join(parent, "kept.db"), folder);
  expect(opened.findOutage()).toMatchObject({ kind: "database-replaced" });
  await expect.poll(() => said.join("")).toContain("could not be copied (");
}

test("without room for a copy, the log says so, and the copy is tried again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await failToCopy();
  rmSync(folder);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await expect.poll(() => said.join("")).toContain("Everything that was acknowledged is in");
});

test("a stop tries the copy once more if it failed before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await failToCopy();
  rmSync(folder);
  await opened.settleFiles();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(said.join("")).toContain("Everything that was acknowledged is in");
  expect(readdirSync(folder)).toEqual(copies());
  expect(namesIn(copies()[0] ?? "")).toEqual(["first"]);
});

test("a stop without room for a copy tries once, and says what is lost", async () => {
  copyFileSync(file(), join(parent, "kept.db"));
  rmSync(folder, { recursive: true });
  renameSync(join(parent, "kept.db"), folder);
  await opened.rescueIfLost();
  await opened.settleFiles();
  expect(said.filter((sentence) => sentence.includes("could not be copied ("))).toEqual([
    expect.stringContaining("it tries again each minute"),
    expect.stringContaining("It is lost when the server ends."),
  ]);
});

test("a log that cannot be deleted is reported, and the copy is not made again", async () => {
  replace();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const log = `${file()}-wal`;
  vi.spyOn(FileWatch.prototype, "removeStrayLog").mockImplementation(() => {
    throw new Error("EPERM");
  });
  await opened.rescueIfLost();
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect(said.join("")).toContain(`${log} could not be deleted (EPERM).`);
  expect(said.join("")).not.toContain("could not be copied");
  expect(copies()).toHaveLength(1);
});

test("checkpoints, vacuum and other readers are no reason to stop", async () => {
  const reader = new DatabaseSync(file(), { readOnly: true });
  for (let part = 0; part < 100; part += 1) await save(`${part}`.padEnd(100_000));
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  reader.close();
  await save("last");
  expect(opened.findOutage()).toBeNull();
  expect(said).toEqual([]);
});

test("the health check reports it although no write was tried", async () => {
  const data = await openTestDatabase("sqlite");
  const app = await startTestApp(undefined, async () => data);
  rmSync(join(data.dataFolder, "comanda.db"));
  const reply = await app.app().inject({ url: callTarget(readHealth) });
  expect(errorOf(reply)).toMatchObject({ status: 503, code: "database-replaced" });
  await app.close();
});

import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";

import { readConfig } from "./config.ts";
import { start } from "./start.ts";

let folder: string;
let elsewhere: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-former-"));
  elsewhere = mkdtempSync(join(tmpdir(), "comanda-elsewhere-"));
});
afterEach(() => {
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true });
});

const config = (more: Readonly<Record<string, string>> = {}) =>
  readConfig({ COMANDA_DATA: folder, PORT: "0", ...more });

async function startOnce(options: { readonly isEmpty?: boolean } = {}): Promise<string> {
  const server = await start(config(), options);
  await server.stop();
  return server.greeting.join("\n");
}

const moveAway = (name: string) => renameSync(join(folder, name), join(elsewhere, name));

test("a data folder that cannot be read is named", async () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  await expect(start(config({ COMANDA_DATA: file }))).rejects.toThrow(
    `The folder ${file} cannot be read: ENOTDIR`,
  );
});

describe("a folder that has held a venue", () => {
  test("becomes neither a demo nor an empty house if its database is missing", async () => {
    await startOnce();
    moveAway("comanda.db");
    const left = readdirSync(folder);
    for (const options of [{}, { isEmpty: true }]) {
      await expect(start(config(), options)).rejects.toThrow(
        /there was a venue here \(master\.key.*\), but its database .*comanda\.db is missing\. Restore a backup: npm run restore -- <file>\./,
      );
    }
    expect(readdirSync(folder)).toEqual(left);
  });

  test("never becomes a demo if its database is empty", async () => {
    await startOnce({ isEmpty: true });
    await expect(start(config())).rejects.toThrow(
      /there was a venue here \(master\.key\), but its database is empty\./,
    );
    await startOnce({ isEmpty: true });
  });

  test.each([
    "comanda.db-wal",
    "comanda.db.open",
    "comanda.db.before-restore-2026",
    "comanda.db.rescued-2026",
    "backups",
  ])("is recognized by %s alone", async (name) => {
    if (name === "backups") {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "comanda-2026.db"), "");
    } else writeFileSync(join(folder, name), "");
    await expect(start(config())).rejects.toThrow(name);
    await expect(start(config(), { isEmpty: true })).rejects.toThrow(name);
    moveAway(name);
    await startOnce({ isEmpty: true });
  });

  test("opens normally if its database is there, also after a restore without its key", async () => {
    await startOnce();
    moveAway("master.key");
    expect(await startOnce()).toContain("Demo venue");
  });
});

test("with a key stored elsewhere a house can begin empty, but no demo is made", async () => {
  const keyFile = join(elsewhere, "key");
  writeFileSync(keyFile, Buffer.alloc(32, 7), { mode: 0o600 });
  const own = config({ COMANDA_KEY_FILE: keyFile });
  await expect(start(own)).rejects.toThrow("there was a venue here (key), but");
  const server = await start(own, { isEmpty: true });
  await server.stop();
});

test("a first start that was interrupted before the venue existed may begin again", async () => {
  const opened = await openDatabase({ dataFolder: folder, databaseUrl: null });
  await opened.close();
  expect(await startOnce()).toContain("Demo venue");
});

test("a start points to copies of a replaced database until they are moved away", async () => {
  await startOnce();
  const copies = ["2026-11-29T22-00-00Z", "2026-11-30T04-00-00Z"].map(
    (time) => `comanda.db.rescued-${time}`,
  );
  for (const copy of copies) writeFileSync(join(folder, copy), "");
  writeFileSync(join(folder, "comanda.db.rescued-2026-11-30T05-00-00Z.unfinished"), "");
  const greeting = await startOnce();
  expect(greeting).toContain(`npm run restore -- ${join(folder, copies[1] ?? "")}.`);
  expect(greeting).toContain(`move ${copies.join(", ")} out of the folder`);
  for (const copy of copies) moveAway(copy);
  expect(await startOnce()).not.toContain("rescued");
});

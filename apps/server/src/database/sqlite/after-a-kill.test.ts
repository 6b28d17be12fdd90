import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { damageUnreadPages, fakeCleanStop } from "../../testing/damage-unread-pages.ts";
import { DirtyMarker, consumeDirtyMarker } from "./dirty-marker.ts";
import { openSqlite } from "./open-sqlite.ts";

const program = fileURLToPath(new URL("../../testing/hold-database.ts", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-kill-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, "comanda.db");
const note = () => `${file()}.open`;

/** Another process that holds the database open; resolves to its output and exit code. */
function hold(mounting: string) {
  const holder = spawn(process.execPath, [program, folder, mounting]);
  let said = "";
  const listen = (chunk: Buffer) => (said += chunk.toString());
  holder.stdout.on("data", listen);
  holder.stderr.on("data", listen);
  const ended = once(holder, "close").then(([code]: unknown[]) => ({ code, said }));
  const killAfter = async (word: string): Promise<string> => {
    while (!said.includes(word) && holder.exitCode === null) await setTimeout(1);
    holder.kill("SIGKILL");
    return (await ended).said;
  };
  return { killAfter, ended };
}

/** Damaged before it was opened, so that a start that checks every page first refuses it. */
async function damagedAndKilled(mounting: string): Promise<void> {
  await damageUnreadPages(folder);
  fakeCleanStop(file());
  expect(await hold(mounting).killAfter("filled")).toBe("open\nfilled\n");
}

const openUnder = (mounting: string | null) => () => openSqlite(folder, () => mounting);

describe("after a kill, the database", () => {
  test("opens at once, because nothing that was written is lost", async () => {
    await damagedAndKilled("one boot");
    expect(await hold("one boot").killAfter("open")).toMatch(/^open\n/);
  });

  test("is checked beside the server, which stops on damage and does not start again", async () => {
    await damagedAndKilled("one boot");
    const { code, said } = await hold("one boot").ended;
    expect(said).toContain("open\n");
    expect(said).toContain(`Comanda stops: ${file()} is damaged: `);
    expect(said).toContain("Restore a backup.\n");
    expect(code).toBe(1);
    expect(openUnder("one boot")).toThrow(`${file()} is damaged; it was left as it is`);
  });

  test.each([
    ["the machine was started again", "another boot"],
    ["nobody can say whether it was", null],
  ])("is checked before it opens if %s", async (_, mounting) => {
    await damagedAndKilled("one boot");
    expect(openUnder(mounting)).toThrow("is damaged");
  });

  test.each([
    ["was copied over in place", () => writeFileSync(file(), readFileSync(file()))],
    [
      "was replaced",
      () => {
        copyFileSync(file(), join(folder, "copy.db"));
        renameSync(join(folder, "copy.db"), file());
      },
    ],
    ["has lost its log", () => rmSync(`${file()}-wal`)],
    ["has no note", () => rmSync(note())],
    ["has half a note", () => writeFileSync(note(), readFileSync(note()).subarray(0, 40))],
  ])("is checked before it opens if it %s meanwhile", async (_, meddle) => {
    await damagedAndKilled("one boot");
    meddle();
    expect(openUnder("one boot")).toThrow("is damaged");
  });
});

describe("the dirty marker of an open database", () => {
  const mounting = () => "one boot";
  beforeEach(() => {
    for (const name of [file(), `${file()}-wal`]) writeFileSync(name, "as it is");
  });

  test("is valid for one start only", () => {
    expect(consumeDirtyMarker(file(), mounting)).toBe(false);
    new DirtyMarker(file(), mounting).renew();
    expect(consumeDirtyMarker(file(), mounting)).toBe(true);
    expect(consumeDirtyMarker(file(), mounting)).toBe(false);
  });

  test("follows the server's own changes of the file", () => {
    const opened = new DirtyMarker(file(), mounting);
    writeFileSync(file(), "after a checkpoint");
    opened.renew();
    expect(consumeDirtyMarker(file(), mounting)).toBe(true);
  });

  test("is removed when the disk fails, and not written again", () => {
    const opened = new DirtyMarker(file(), mounting);
    opened.remove();
    opened.renew();
    expect(consumeDirtyMarker(file(), mounting)).toBe(false);
  });

  test("is removed when another file takes the name", () => {
    const opened = new DirtyMarker(file(), mounting);
    writeFileSync(join(folder, "other"), "as it is");
    renameSync(join(folder, "other"), file());
    opened.renew();
    expect(existsSync(note())).toBe(false);
  });

  test("is not written where boots cannot be distinguished", () => {
    new DirtyMarker(file(), () => null).renew();
    expect(existsSync(note())).toBe(false);
  });

  test("is readable by its user alone", () => {
    new DirtyMarker(file(), mounting).renew();
    expect(statSync(note()).mode % 0o1000).toBe(0o600);
  });
});

test("a database that was closed cleanly leaves no dirty marker", async () => {
  await openUnder("one boot")().close();
  expect(existsSync(note())).toBe(false);
  expect(existsSync(`${file()}.stopped`)).toBe(true);
});

test("a database that still had a reader when it was closed is left as after a kill", async () => {
  const { close } = openUnder("one boot")();
  const reader = new DatabaseSync(file(), { readOnly: true });
  reader.prepare("select count(*) from sqlite_schema").get();
  await close();
  reader.close();
  expect(existsSync(`${file()}.stopped`)).toBe(false);
  expect(consumeDirtyMarker(file(), () => "one boot")).toBe(true);
});

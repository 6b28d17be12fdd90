import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { giveToOwner } from "./give-to-owner.ts";
import { makeFolder } from "./make-folder.ts";
import { openDatabase } from "./open-database.ts";
import { DirtyMarker } from "./sqlite/dirty-marker.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-owner-"));
  file = join(folder, "new");
  writeFileSync(file, "");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what root makes belongs to the owner of its folder, what others make stays theirs", () => {
  const { uid, gid } = statSync(folder);
  const change = vi.fn<(file: string, user: number, group: number) => void>();
  giveToOwner(file, { isRoot: false, change });
  expect(change).not.toHaveBeenCalled();
  giveToOwner(file, { isRoot: true, change });
  expect(change.mock.calls).toEqual([[file, uid, gid]]);
});

test("a disk without owners is no fault", () => {
  const change = () => {
    throw new Error("EPERM: operation not permitted");
  };
  expect(() => giveToOwner(file, { isRoot: true, change })).not.toThrow();
});

const isRoot = process.getuid?.() === 0;
const owner = 65_534;

test.runIf(isRoot)("a database that root opened and closed is its owner's", async () => {
  const data = join(folder, "data");
  mkdirSync(data);
  chownSync(data, owner, owner);
  const { close } = await openDatabase({ dataFolder: data, databaseUrl: null });
  const ownerOf = (name: string) => statSync(join(data, name)).uid;
  const foreign = () => readdirSync(data).filter((name) => ownerOf(name) !== owner);
  expect(foreign()).toEqual([]);
  await close();
  expect(existsSync(join(data, "comanda.db.stopped"))).toBe(true);
  expect(foreign()).toEqual([]);
  const note = new DirtyMarker(join(data, "comanda.db"), () => "mounting");
  expect(foreign()).toEqual([]);
  note.remove();
  makeFolder(join(data, "backups", "older"));
  expect(foreign()).toEqual([]);
  expect(statSync(join(data, "backups", "older")).uid).toBe(owner);
});

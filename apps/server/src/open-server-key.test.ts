import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readConfig } from "./config.ts";
import { openServerKey } from "./open-server-key.ts";
import { start } from "./start.ts";

let folder: string;
const told = vi.spyOn(process.stderr, "write");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-key-"));
  told.mockReset().mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true }));

const keyFile = () => join(folder, "master.key");

async function startOnce(): Promise<string> {
  told.mockClear();
  const server = await start(readConfig({ COMANDA_DATA: folder, PORT: "0" }));
  await server.stop();
  return told.mock.calls.flat().join("");
}

test("a first start makes a key without a word, and later ones keep it", async () => {
  expect(await startOnce()).not.toContain("key file");
  const key = readFileSync(keyFile());
  expect(await startOnce()).not.toContain("key file");
  expect(readFileSync(keyFile())).toEqual(key);
});

test("a venue whose key is missing gets a new one, and a warning what to do", async () => {
  await startOnce();
  renameSync(keyFile(), join(folder, "elsewhere.key"));
  expect(await startOnce()).toContain(
    `The key file ${keyFile()} was missing, so a new one was made: everyone has to log in again.`,
  );
  expect(existsSync(keyFile())).toBe(true);
});

test("a key that cannot be written stops the start", async () => {
  const place = { keyFile: "/dev/null/master.key", databaseUrl: null };
  const opening = openServerKey(place, { hadVenue: true, randomBytes, warn: told });
  await expect(opening).rejects.toThrow("The key file /dev/null/master.key cannot be used");
  expect(told).not.toHaveBeenCalled();
});

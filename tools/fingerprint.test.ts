import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

let folder = "";
const choice = { include: ["src/**", "lock"], exclude: ["**/dist", "**/*.test.ts"] };
const take = () => fingerprint(folder, choice);
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-fingerprint-"));
  mkdirSync(join(folder, "src", "dist"), { recursive: true });
  write("src/one.ts", "1");
  write("src/two.ts", "2");
  write("lock", "3");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the same files give the same fingerprint", () => {
  const before = take();
  write("src/one.ts", "1");
  expect(take()).toBe(before);
});

test.each([
  ["edited", () => write("src/one.ts", "11")],
  ["added", () => write("src/three.ts", "")],
  ["removed", () => rmSync(join(folder, "lock"))],
  ["renamed", () => renameSync(join(folder, "src/one.ts"), join(folder, "src/uno.ts"))],
])("a file that is %s changes it", (_, change) => {
  const before = take();
  change();
  expect(take()).not.toBe(before);
});

test("build results and tests do not change the fingerprint", () => {
  const before = take();
  write("src/dist/one.js", "1");
  write("src/one.test.ts", "1");
  write("elsewhere", "1");
  expect(take()).toBe(before);
});

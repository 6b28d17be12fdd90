import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLockGaps, type LockedPackages } from "./lock-gaps.ts";
import { repository } from "./repository.ts";

test("an optional package may be beside the one that requires it, or in a folder above", () => {
  const packages = {
    "node_modules/a": { optionalDependencies: { "a-linux": "1.0.0", "a-mac": "1.0.0" } },
    "node_modules/a-linux": {},
    "node_modules/a/node_modules/a-mac": {},
    "node_modules/a/node_modules/b": { optionalDependencies: { "a-linux": "1.0.0" } },
  };
  expect(findLockGaps(packages)).toEqual([]);
});

test("an optional package that is missing everywhere is a gap", () => {
  const packages = { "node_modules/a": { optionalDependencies: { "a-mac": "1.0.0" } } };
  expect(findLockGaps(packages)).toEqual([{ path: "node_modules/a", missing: "a-mac" }]);
});

test.each([
  "package-lock.json",
  "tools/chromium/package-lock.json",
  "tools/postgres/package-lock.json",
])("%s has no gap (node tools/close-lock-gaps.ts closes them)", (path) => {
  const lock: { readonly packages: LockedPackages } = JSON.parse(
    readFileSync(join(repository, path), "utf8"),
  );
  expect(findLockGaps(lock.packages)).toEqual([]);
});

const machines = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"];
/** The native parts that a registry once lacked for some machine: what paints papers, and what checks the code. */
const nativeParts = [
  "@napi-rs/canvas-",
  "@oxc-parser/binding-",
  "@oxfmt/binding-",
  "@oxlint/binding-",
  "@oxlint-tsgolint/",
];

test.each(machines)("every native part is there for %s", (machine) => {
  const { packages }: { readonly packages: LockedPackages } = JSON.parse(
    readFileSync(join(repository, "package-lock.json"), "utf8"),
  );
  const locked = Object.keys(packages);
  const without = nativeParts.filter(
    (part) => !locked.some((path) => path.startsWith(`node_modules/${part}${machine}`)),
  );
  expect(without).toEqual([]);
});

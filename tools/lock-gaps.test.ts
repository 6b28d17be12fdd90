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

test.each(["darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64-msvc"])(
  "the program that paints papers is there for %s",
  (machine) => {
    const { packages }: { readonly packages: LockedPackages } = JSON.parse(
      readFileSync(join(repository, "package-lock.json"), "utf8"),
    );
    expect(packages).toHaveProperty([`node_modules/@napi-rs/canvas-${machine}`]);
  },
);

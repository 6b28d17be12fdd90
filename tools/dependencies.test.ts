import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

type Lock = {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
};

const manifests = globSync("{.,packages/*,apps/*,e2e,bench,tools,tools/*}/package.json", {
  cwd: repository,
});

test("every workspace is looked at", () => {
  expect(manifests.length).toBeGreaterThan(9);
});

test.each(manifests)("%s asks for exact versions only", (path) => {
  const manifest: Manifest = JSON.parse(readText(path));
  const asked = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
  });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test("no package runs a script when it is installed", () => {
  const lock: Lock = JSON.parse(readText("package-lock.json"));
  const withScript = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
  expect(withScript).toEqual([]);
});

function readText(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

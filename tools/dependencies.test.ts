import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";
import { importsIn, isForTests, scripts, type SourceImport } from "./source-imports.ts";

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

test("every workspace is checked", () => {
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

const workspaces = globSync("{packages/*,apps/*,e2e,bench,tools}", { cwd: repository })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => existsSync(join(repository, path, "package.json")));

const paths = scripts();

test.each(workspaces)("%s declares exactly those of our packages that it imports", (root) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(root);
  const imported = paths.filter((path) => path.startsWith(`${root}/`)).flatMap(importsIn);
  const runs = imported.filter(({ from }) => !isForTests(from)).flatMap(ourPackage);
  const tests = imported.flatMap(ourPackage).filter((name) => !runs.includes(name));
  expect({ dependencies: ours(dependencies), devDependencies: ours(devDependencies) }).toEqual({
    dependencies: unique(runs),
    devDependencies: unique(tests),
  });
});

test("no package runs an install script", () => {
  const lock: Lock = JSON.parse(readText("package-lock.json"));
  const withScript = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
  expect(withScript).toEqual([]);
});

function manifestOf(root: string): Manifest {
  return JSON.parse(readText(join(root, "package.json")));
}

function ourPackage({ specifier }: SourceImport): readonly string[] {
  return specifier.match(/^@comanda\/[^/]+/) ?? [];
}

function ours(declared: Readonly<Record<string, string>>): readonly string[] {
  return unique(Object.keys(declared).filter((name) => name.startsWith("@comanda/")));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}

function readText(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

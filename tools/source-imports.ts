import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { repository } from "./repository.ts";
import { sourceFiles } from "./source-files.ts";

/** An import of a file. */
export type SourceImport = {
  /** The importing file. */
  readonly from: string;
  readonly specifier: string;
  /** The imported file, by its path from the repository's root; null if it is not one of ours. */
  readonly to: string | null;
  /** Whether only types are imported. */
  readonly isOfTypes: boolean;
  /** Whether the file is imported only when the code gets there. */
  readonly isLater: boolean;
};

/** Whether a file is a test, or exists only for tests. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|\/src\/proofs\/|\.config\.ts$/.test(path);
}

/** Every script that is written by hand. */
export function scripts(): readonly string[] {
  return sourceFiles().filter((path) => /\.(tsx?|mjs)$/.test(path));
}

export function importsIn(path: string): readonly SourceImport[] {
  return importsOf(path, readFileSync(join(repository, path), "utf8"));
}

export function importsOf(from: string, text: string): readonly SourceImport[] {
  const { module, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from} cannot be parsed: ${errors[0]?.message}`);
  const found = (specifier: string, isOfTypes: boolean): SourceImport => ({
    from,
    specifier,
    to: importedFile(from, specifier),
    isOfTypes,
    isLater: false,
  });
  const imported = module.staticImports.map(({ moduleRequest, entries }) =>
    found(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [found(moduleRequest.value, isType)],
    ),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^["']([^"']+)["']$/.exec(text.slice(start, end)) ?? [];
    return specifier === undefined ? [] : [{ ...found(specifier, false), isLater: true }];
  });
  return [...imported, ...passedOn, ...later];
}

function importedFile(from: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(dirname(from), specifier);
  const [, workspace = ""] = /^([^/]+\/[^/]+)\//.exec(from) ?? [];
  if (specifier.startsWith("#")) return `${workspace}/src/${specifier.slice(1)}`;
  const [, name, path] = /^@comanda\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}/src/${path}.ts`;
}

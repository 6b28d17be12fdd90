import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type FileChoice = {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

/** Changes if and only if a selected file is added, removed, renamed or edited. */
export function fingerprint(folder: string, { include, exclude }: FileChoice): string {
  const hash = createHash("sha256");
  const entries = globSync([...include], {
    cwd: folder,
    exclude: [...exclude],
    withFileTypes: true,
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of new Set(paths.toSorted())) {
    const content = readFileSync(path);
    // The length separates the files, so that two cannot be mistaken for one.
    hash.update(`${path.slice(folder.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

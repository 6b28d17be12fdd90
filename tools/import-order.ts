import type { SourceImport } from "./source-imports.ts";

/** The folders that a Markdown tree draws beside a workspace's `src/`, in their order: lower rooms first. */
export function drawnFolders(markdown: string, workspace: string): readonly string[] {
  const lines = markdown.split("\n");
  const drawn = lines.findIndex((line) => new RegExp(`─ ${workspace}/\\s`).test(line));
  const start = lines.findIndex((line, index) => index > drawn && line.includes("── src/"));
  if (drawn < 0 || start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => /[├└]──|^```/.test(line));
  const [first = "", ...rest] = lines.slice(start, start + 1 + length);
  const text = [first.replace(/^.*── src\//, ""), ...rest].join("\n");
  return [...text.matchAll(/([a-z][a-z-]*)\/(?:<\w+>\/)?/g)].map(([, name = ""]) => name);
}

/** Imports from a folder of one that comes after it, each with its file and specifier. */
export function orderFaults(
  root: string,
  folders: readonly string[],
  imports: readonly SourceImport[],
): readonly string[] {
  const placeOf = (path: string): number =>
    folders.findIndex((folder) => path.startsWith(`${root}/${folder}/`));
  return imports
    .filter(({ from, to }) => to !== null && placeOf(from) >= 0 && placeOf(to) > placeOf(from))
    .map(({ from, specifier }) => `${from}: ${specifier}`);
}

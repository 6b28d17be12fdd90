import type { Fields } from "../office/index.ts";
import { oneOf } from "./allowed.ts";
import { parseAside } from "./parse-aside.ts";
import { parseYaml, type ParsedYaml } from "./parse-yaml.ts";
import type { FileProblem } from "./row-problem.ts";
import { sections } from "./sections.ts";

/** The lists of a set-up file as they are written. */
export type SetupFile = ReadonlyMap<string, readonly Fields[]>;

/** Why a file is not one. */
export type Unreadable = { readonly unreadable: FileProblem };

/** In which the text of the file is sent. */
const sentAs = "yaml";

/** What is no topic of the office. */
const besides = ["settings"];
const single = new Set([
  "settings",
  ...sections.flatMap(({ name, isOne }) => (isOne ? [name] : [])),
]);

/** Enough to find it by. */
const mostOfLine = 80;

/** Reads the text of a set-up file; what its rows say is not looked at yet. */
export function readSetup(text: string): SetupFile | Unreadable {
  return setupOf(parseYaml(text), text);
}

/** The same beside whatever else the server does. */
export async function readSetupAside(text: string): Promise<SetupFile | Unreadable> {
  return setupOf(await parseAside(text), text);
}

function setupOf(parsed: ParsedYaml, text: string): SetupFile | Unreadable {
  if (parsed.kind === "not-yaml") {
    const { line, column } = parsed;
    const value = text.split("\n")[line - 1]?.trim().slice(0, mostOfLine);
    return {
      unreadable: { field: sentAs, code: "not-yaml", line, column, ...(value && { value }) },
    };
  }
  if (parsed.kind === "no-lists") return { unreadable: { field: sentAs, code: "no-lists" } };
  const { contents } = parsed;
  const known = [...besides, ...sections.map(({ name }) => name)];
  const unknown = [...contents.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return {
      unreadable: { field: sentAs, code: "no-such-list", value: unknown, allowed: oneOf(known) },
    };
  }
  const file = new Map<string, readonly Fields[]>();
  for (const [name, value] of contents) {
    const rows = rowsOf(value, single.has(name));
    if (rows === null) {
      const code = single.has(name) ? "not-fields" : "not-rows";
      return { unreadable: { field: sentAs, code, section: name } };
    }
    file.set(name, rows);
  }
  return file;
}

function rowsOf(value: unknown, isSingle: boolean): readonly Fields[] | null {
  if (value === null) return [];
  if (!isSingle && !Array.isArray(value)) return null;
  const rows: readonly unknown[] = Array.isArray(value) && !isSingle ? value : [value];
  const fields = rows.filter((row) => isFields(row));
  return fields.length === rows.length ? fields : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

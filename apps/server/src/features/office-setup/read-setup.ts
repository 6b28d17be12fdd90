import type { Fields } from "../office/index.ts";
import { oneOf } from "./allowed.ts";
import { contentLists } from "./content-lists.ts";
import { parseYamlInBackground } from "./parse-yaml-in-background.ts";
import { parseYaml, type ParsedYaml } from "./parse-yaml.ts";
import type { FileProblem } from "./row-problem.ts";
import { sections } from "./sections.ts";
import { isCutOff } from "./setup-end.ts";

/** The lists of a set-up file, as written. */
export type SetupFile = ReadonlyMap<string, readonly Fields[]>;

/** Why a text is not a set-up file. */
export type UnreadableFile = { readonly unreadable: FileProblem };

/** The field that sends the text of the file. */
const requestField = "yaml";

/** Sections that are no office topics. */
const nonTopicSections = ["settings", ...contentLists.map(({ section }) => section)];
const single = new Set([
  "settings",
  ...sections.flatMap(({ name, isOne }) => (isOne ? [name] : [])),
]);

/** Enough of the line to find it. */
const maxExcerptLength = 80;

/** Parses a set-up file; its rows are not checked yet. */
export function readSetup(text: string): SetupFile | UnreadableFile {
  return isCutOff(text) ? cutOff : setupOf(parseYaml(text), text);
}

/** The same on another thread, so that the server is not blocked. */
export async function readSetupInBackground(text: string): Promise<SetupFile | UnreadableFile> {
  return isCutOff(text) ? cutOff : setupOf(await parseYamlInBackground(text), text);
}

const cutOff: UnreadableFile = { unreadable: { field: requestField, code: "cut-off" } };

function setupOf(parsed: ParsedYaml, text: string): SetupFile | UnreadableFile {
  if (parsed.kind === "not-yaml") {
    const { line, column } = parsed;
    const value = text.split("\n")[line - 1]?.trim().slice(0, maxExcerptLength);
    return {
      unreadable: { field: requestField, code: "not-yaml", line, column, ...(value && { value }) },
    };
  }
  if (parsed.kind === "no-lists") return { unreadable: { field: requestField, code: "no-lists" } };
  const { contents } = parsed;
  const known = [...nonTopicSections, ...sections.map(({ name }) => name)];
  const unknown = [...contents.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return {
      unreadable: {
        field: requestField,
        code: "no-such-list",
        value: unknown,
        allowed: oneOf(known),
      },
    };
  }
  const file = new Map<string, readonly Fields[]>();
  for (const [name, value] of contents) {
    const rows = rowsOf(value, single.has(name));
    if (rows === null) {
      const code = single.has(name) ? "not-fields" : "not-rows";
      return { unreadable: { field: requestField, code, section: name } };
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

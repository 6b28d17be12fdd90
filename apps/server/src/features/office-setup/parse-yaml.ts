import { LineCounter, parseDocument, type ScalarTag } from "yaml";

/** The text cannot be read there. */
type NotYaml = { readonly kind: "not-yaml"; readonly line: number; readonly column: number };
/** It is no map of names, or has aliases, which a set-up has no use for and which can make a short file endless. */
type NoLists = { readonly kind: "no-lists" };
type Contents = { readonly kind: "contents"; readonly contents: ReadonlyMap<string, unknown> };
export type ParsedYaml = NotYaml | NoLists | Contents;

/** 1.050 is a number of YAML, and a thousand and fifty to half the world: it stays a text, and is refused. */
const couldBeThousands: ScalarTag = {
  tag: "tag:yaml.org,2002:str",
  default: true,
  test: /^[1-9]\d{0,2}\.\d\d0$/,
  resolve: (text) => text,
};

export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: (tags) => [couldBeThousands, ...tags],
  });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col: column } = lines.linePos(error.pos[0]);
    return { kind: "not-yaml", line, column };
  }
  try {
    const contents: unknown = document.toJS({ maxAliasCount: 0 });
    const isMap = typeof contents === "object" && contents !== null && !Array.isArray(contents);
    if (isMap) return { kind: "contents", contents: new Map(Object.entries(contents)) };
  } catch {
    // The aliases.
  }
  return { kind: "no-lists" };
}

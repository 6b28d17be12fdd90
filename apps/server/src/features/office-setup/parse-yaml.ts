import { LineCounter, parseDocument, type ScalarTag } from "yaml";

/** The text is invalid at this position. */
type NotYaml = { readonly kind: "not-yaml"; readonly line: number; readonly column: number };
/**
 * The text is not a map of names, or has aliases: a set-up never needs them, and they can make a short file expand
 * endlessly.
 */
type NoLists = { readonly kind: "no-lists" };
type Contents = { readonly kind: "contents"; readonly contents: ReadonlyMap<string, unknown> };
export type ParsedYaml = NotYaml | NoLists | Contents;

/**
 * YAML reads 1.050 as a number, but in half the world it means a thousand and fifty: it stays a text, and is refused.
 */
const ambiguousThousands: ScalarTag = {
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
    customTags: (tags) => [ambiguousThousands, ...tags],
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
    // An alias error.
  }
  return { kind: "no-lists" };
}

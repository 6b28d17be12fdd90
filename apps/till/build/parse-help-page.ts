import { marked, type Token, type Tokens } from "marked";
import { posix } from "node:path";

import type { HelpBlock, HelpPage, HelpSpan, HelpText } from "#features/help/help-page.ts";

type HelpFile = {
  /** From the root of the repository, such as `docs/running/backup.md`. */
  readonly path: string;
  readonly text: string;
};

/**
 * Turns a Markdown file into a page of the help. Throws on what the help cannot show, HTML above all, so that it fails in
 * the build and not before a guest.
 */
export function parseHelpPage(file: HelpFile): HelpPage {
  const [title, ...rest] = withoutSpaces(marked.lexer(file.text));
  if (title === undefined || !is(title, "heading") || title.depth !== 1) {
    throw new Error(`${file.path} does not begin with a title`);
  }
  const reader = new PageReader(file.path);
  return {
    title: plainText(reader.spansOf(title)),
    blocks: rest.map((token) => reader.block(token)),
  };
}

/** The name of a page: a page for staff has the same name in every language. */
export function helpPageName(path: string): string | null {
  return (
    /^packages\/languages\/src\/\w+\/help\/([a-z-]+)\.md$/.exec(path)?.[1] ??
    /^docs\/(running\/[a-z-]+)\.md$/.exec(path)?.[1] ??
    null
  );
}

class PageReader {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  block(token: Token): HelpBlock {
    if (is(token, "heading")) {
      if (token.depth > 3) return this.#refuse(token);
      const text = this.spansOf(token);
      return { kind: "heading", level: token.depth === 2 ? 2 : 3, id: headingId(text), text };
    }
    if (is(token, "paragraph")) return { kind: "text", text: this.spansOf(token) };
    if (is(token, "code")) return { kind: "code", text: token.text };
    if (is(token, "list")) {
      return {
        kind: "list",
        isOrdered: token.ordered,
        items: token.items.map((each) => this.#item(each)),
      };
    }
    if (is(token, "table")) {
      return {
        kind: "table",
        head: token.header.map((cell) => this.spansOf(cell)),
        rows: token.rows.map((row) => row.map((cell) => this.spansOf(cell))),
      };
    }
    return this.#refuse(token);
  }

  spansOf({ tokens }: { readonly tokens?: readonly Token[] | undefined }): HelpText {
    return (tokens ?? []).map((token) => this.#span(token));
  }

  /** A point is a sentence, and perhaps more below it. */
  #item({ tokens }: Tokens.ListItem): readonly HelpBlock[] {
    return withoutSpaces(tokens).map((token) =>
      is(token, "text") ? { kind: "text", text: this.spansOf(token) } : this.block(token),
    );
  }

  #span(token: Token): HelpSpan {
    if (is(token, "escape")) return token.text;
    if (is(token, "text") && token.tokens === undefined) return token.text;
    if (is(token, "codespan")) return { kind: "code", text: token.text };
    if (is(token, "strong") || is(token, "em")) return { kind: "strong", text: this.#plain(token) };
    if (is(token, "link")) return this.#link(token);
    return this.#refuse(token);
  }

  #link(token: Tokens.Link): HelpSpan {
    const link = { kind: "link", text: this.#plain(token) } as const;
    if (/^[a-z]+:/.test(token.href)) return { ...link, address: token.href };
    const [file = "", heading] = token.href.split("#");
    const target = file === "" ? this.#path : posix.join(posix.dirname(this.#path), file);
    const page = helpPageName(target);
    // What is written for developers is no part of the help: only the words remain.
    if (page === null) return link.text;
    return { ...link, page: heading === undefined ? page : `${page}#${heading}` };
  }

  #plain(token: { readonly tokens?: readonly Token[] | undefined }): string {
    return plainText(this.spansOf(token));
  }

  #refuse(token: Token): never {
    throw new Error(`${this.#path}: the help cannot show ${token.type}: ${token.raw.slice(0, 80)}`);
  }
}

function plainText(text: HelpText): string {
  return text.map((span) => (typeof span === "string" ? span : span.text)).join("");
}

/** As GitHub turns headings into anchors, so that a link works in both. */
function headingId(text: HelpText): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number} _-]/gu, "")
    .replaceAll(" ", "-");
}

function withoutSpaces(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ type }) => type !== "space");
}

type TokenOf<Type extends string> = Extract<
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Code
  | Tokens.List
  | Tokens.Table
  | Tokens.Text
  | Tokens.Escape
  | Tokens.Codespan
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Link,
  { readonly type: Type }
>;

/** marked's own union has a generic member that keeps the compiler from narrowing it. */
function is<Type extends TokenOf<string>["type"]>(
  token: Token,
  type: Type,
): token is TokenOf<Type> {
  return token.type === type;
}

import { dirname, posix } from "node:path";

/** What documents may name; passed in, so that the checks can be tested. */
export type KnownNames = {
  readonly scripts: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  /** Whether a file or folder exists, by its path from the root of the repository. */
  readonly isThere: (path: string) => boolean;
  readonly read: (path: string) => string;
};

export type MarkdownFile = { readonly path: string; readonly text: string };

/** What a document names that does not exist, each with the document's path. */
export function findDocumentFaults(document: MarkdownFile, known: KnownNames): readonly string[] {
  const { path, text } = document;
  const faults = [
    ...scriptsIn(text)
      .filter((name) => !known.scripts.has(name))
      .map((name) => `npm run ${name}`),
    ...variablesIn(text).filter((name) => !known.variables.has(name)),
    ...filesIn(document).filter((file) => !known.isThere(file)),
    ...linksIn(text).filter((link) => !isValidLink(link, document, known)),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Every variable of ours that a document names. */
export function variablesIn(text: string): readonly string[] {
  return unique(text.matchAll(/\b(COMANDA_[A-Z_]*[A-Z])\b/g));
}

/** Every variable that a source names in quotes, which is how all of them are read. */
export function variablesReadIn(source: string): readonly string[] {
  return unique(source.matchAll(/["'](COMANDA_[A-Z_]+)["']/g));
}

function scriptsIn(text: string): readonly string[] {
  return unique(text.matchAll(/\bnpm run ([a-z][a-z-]*(?::[a-z-]+)*)/g));
}

/** Paths from the root of the repository; a path followed by a star or a brace stands for several and is skipped. */
function filesIn({ path, text }: MarkdownFile): readonly string[] {
  if (path.startsWith("docs/decisions/")) return [];
  // The lookahead matches the whole path before the following character is checked.
  const rooms =
    /(?<![\w/.\\-])(?=((?:apps|packages|tools|e2e|bench|docs)\/[\w./@-]*[\w@]))\1(?!\/?[*{…-])/g;
  return unique(text.matchAll(rooms));
}

function linksIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, "").replaceAll(/`[^`\n]*`/g, "");
  const links = unique(prose.matchAll(/\]\(([^)\s]+)\)/g));
  const pictures = unique(prose.matchAll(/\bsrc="([^"]+)"/g));
  return [...links, ...pictures].filter((link) => !/^[a-z]+:/.test(link));
}

function isValidLink(link: string, { path, text }: MarkdownFile, known: KnownNames): boolean {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? path : posix.normalize(posix.join(dirname(path), file));
  if (target !== path && !known.isThere(target)) return false;
  return (
    heading === undefined || headingsOf(target === path ? text : known.read(target)).has(heading)
  );
}

/** As GitHub turns headings into anchors. */
function headingsOf(text: string): ReadonlySet<string> {
  const headings = unique(text.matchAll(/^#{1,6} (.+)$/gm));
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function unique(matches: Iterable<RegExpMatchArray>): readonly string[] {
  return [...new Set([...matches].map(([, found = ""]) => found))];
}

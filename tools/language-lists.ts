import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "./repository.ts";

const folders = "packages/languages/src";

/** What English has, from which all other languages are completed. */
const source = "en_US";

type TextFile = {
  /** In the folder of a language. */
  readonly path: string;
  readonly exported: string;
};

/** Texts that are fetched when a language is chosen; English comes with the scripts that show it. */
const fetchedFiles: readonly TextFile[] = [
  { path: "till/all", exported: "messages" },
  { path: "office/all", exported: "office" },
];

/** Texts of which all languages are together, because they are few or needed without a network. */
const bundledFiles: readonly TextFile[] = [
  { path: "language", exported: "language" },
  { path: "new-venue", exported: "newVenue" },
  { path: "till/fault", exported: "fault" },
  { path: "till/files", exported: "files" },
  { path: "till/help", exported: "help" },
  { path: "till/outbox", exported: "outbox" },
  { path: "till/set-up", exported: "setUp" },
  { path: "papers/papers", exported: "papers" },
  { path: "papers/price-list", exported: "priceList" },
  { path: "papers/sheets", exported: "sheets" },
  { path: "same-in-english", exported: "sameInEnglish" },
];

const notice =
  "// Written by tools/language-lists.ts from packages/languages; any other change is lost.";

/** A file that lists languages, by its path from the root of the repository. */
export type LanguageList = { readonly path: string; readonly text: string };

/** The files through which everything else finds the folders of the languages. */
export function languageLists(root: string): readonly LanguageList[] {
  const codes = languageCodes(root);
  const having = ({ path }: TextFile) =>
    codes.filter((code) => existsSync(join(root, folders, code, `${path}.ts`)));
  return [
    { path: "packages/domain/src/venue/languages.ts", text: listOfCodes(codes) },
    ...fetchedFiles.map((file) => listOf(file, fetchedList(file, having(file)))),
    ...bundledFiles.map((file) => listOf(file, bundledList(file, having(file)))),
  ];
}

/** Writes the lists that are no longer true, such as after a new folder. */
export function writeLanguageLists(root: string = repository): void {
  for (const { path, text } of languageLists(root)) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** The names of the folders that describe a language, English first. */
function languageCodes(root: string): readonly string[] {
  const files = globSync("*_*/language.ts", { cwd: join(root, folders) });
  const found = files.map((file) => dirname(file)).toSorted();
  return [source, ...found.filter((code) => code !== source)];
}

function listOfCodes(codes: readonly string[]): string {
  const names = codes.map((code) => `"${code}"`);
  const line = `export const languages = [${names.join(", ")}] as const;`;
  // As the formatter breaks it.
  const lines = names.map((name) => `  ${name},\n`).join("");
  return `${notice}\n${line.length <= 100 ? line : `export const languages = [\n${lines}] as const;`}\n`;
}

function listOf({ path }: TextFile, text: string): LanguageList {
  return { path: `${folders}/lists/${path.replace("/", "-")}.ts`, text };
}

function fetchedList({ path, exported }: TextFile, codes: readonly string[]): string {
  const lines = codes
    .filter((code) => code !== source)
    .map((code) => `  ${code}: async () => (await import("../${code}/${path}.ts")).${exported},`);
  return `${notice}\nexport const ${exported} = {\n${lines.join("\n")}\n};\n`;
}

function bundledList({ path, exported }: TextFile, codes: readonly string[]): string {
  const imports = codes.map(
    (code) => `import { ${exported} as ${code} } from "../${code}/${path}.ts";`,
  );
  const lines = codes.map((code) => `  ${code},`);
  return `${notice}\n${imports.join("\n")}\n\nexport const ${exported} = {\n${lines.join("\n")}\n};\n`;
}

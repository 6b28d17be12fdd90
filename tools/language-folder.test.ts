import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { writeLanguageLists } from "./language-lists.ts";
import type { Outcome } from "./outcome.ts";
import { readVitestResults } from "./read-vitest-results.ts";
import { runPackage } from "./run-package.ts";
import { inTreeCopy } from "./tree-copy.ts";

const folders = "packages/languages/src";

/** A translator's first afternoon. */
const begun: Readonly<Record<string, string>> = {
  "pt_PT/language.ts": 'export const language = { name: "Português", countries: ["PT"] };\n',
  "pt_PT/till/all.ts": `export const messages = {
    username: "Utilizador",
    lines: {},
    order: { print: "Imprimir" },
    money: { voidReasons: ["Reclamação"] },
  };`,
  "pt_PT/papers/papers.ts": 'export const papers = { total: "A pagar", table: "Mesa" };\n',
  "pt_PT/help/pay.md": "# Pagar\n\nToque em **Pagar**.\n",
};

const language = "apps/till/src/language";
const works = [
  `${language}/any-language.test.ts`,
  "apps/server/src/features/printing/every-language.test.ts",
];
const lists = `${language}/languages.test.ts`;

/** What the tests of languages say about a tree with two more folders, of which nothing else knows. */
let outcome: Outcome;
beforeAll(async () => {
  outcome = await inTreeCopy(async (copy) => {
    for (const [path, text] of Object.entries(begun)) {
      const file = join(copy, folders, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await copyEnglish(copy);
    // As `npm start` and `npm test` do.
    writeLanguageLists(copy);
    const results = join(copy, "results.json");
    const args = ["run", "--project=till", "--project=server", "--reporter=json"];
    const env = { COMANDA_TEST_ENGINE: "sqlite" };
    await runPackage("vitest", [...args, `--outputFile.json=${results}`, ...works, lists], {
      cwd: copy,
      env,
    });
    return readVitestResults(await readFile(results, "utf8"));
  });
});

/** A copy of English in which one text and the name are translated. */
async function copyEnglish(copy: string): Promise<void> {
  const folder = join(copy, folders, "de_DE");
  await cp(join(copy, folders, "en_US"), folder, { recursive: true });
  const replace = async (path: string, text: string, by: string) => {
    const file = join(folder, path);
    await writeFile(file, (await readFile(file, "utf8")).replace(text, by));
  };
  await replace("language.ts", '"English"', '"Deutsch"');
  await replace("till/all.ts", "Touch for log in", "Anmelden");
}

const failuresIn = (file: string) => outcome.failures.filter(({ name }) => name.includes(file));
const messageOf = (words: string) =>
  failuresIn(lists).find(({ name }) => name.endsWith(words))?.message ?? "";

describe("a folder is all that a language needs", () => {
  test("the till offers it, shows its texts and pages of the help, and papers print in it", () => {
    expect(works.flatMap(failuresIn)).toEqual([]);
    // Of each of six folders five tests of the till and three of the server, and those that list nothing.
    expect(outcome.passed).toBeGreaterThan(6 * (5 + 3));
  });

  test("what it lacks is listed", () => {
    const lacking = messageOf("pt_PT lacks no text that English has");
    expect(lacking).toContain("\nloginTitle\n");
    expect(lacking).toContain("onPaper.papers.subtotal");
    expect(lacking).not.toContain("\nusername\n");
    const pages = messageOf("pt_PT has every page of the help that English has, and no other");
    expect(pages).toContain("pay.md");
  });

  test("a lost placeholder is listed", () => {
    const lost = messageOf("pt_PT uses every argument and placeholder that English uses");
    expect(lost).toContain("onPaper.papers.table");
    expect(lost).not.toContain("onPaper.papers.total");
  });

  test("what a copy has not changed yet is listed", () => {
    const untranslated = messageOf("de_DE leaves only the listed texts in English");
    expect(untranslated).toContain("\nloginTitle\n");
    expect(untranslated).not.toContain("\nlogIn\n");
    expect(messageOf("de_DE has no country that another language has")).toContain("PH");
  });
});

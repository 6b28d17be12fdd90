import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  findDocumentFaults,
  variablesIn,
  variablesReadIn,
  type KnownNames,
  type MarkdownFile,
} from "./find-document-faults.ts";
import { repository } from "./repository.ts";
import { sourceFiles } from "./source-files.ts";

const read = (path: string) => readFileSync(join(repository, path), "utf8");

const documents: readonly MarkdownFile[] = globSync(["*.md", "{docs,packages}/**/*.md"], {
  cwd: repository,
  exclude: ["**/node_modules"],
})
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted()
  .map((path) => ({ path, text: read(path) }));

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  read("package.json"),
);

const variables = new Set(
  sourceFiles()
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => variablesReadIn(read(path))),
);

const known: KnownNames = {
  scripts: new Set(Object.keys(scripts)),
  variables,
  isThere: (path) => existsSync(join(repository, path)),
  read,
};

test("the documents name no missing script, variable, file or link", () => {
  expect(documents.map(({ path }) => path)).toContain("README.md");
  expect(documents.flatMap((document) => findDocumentFaults(document, known))).toEqual([]);
});

test("every variable that the code reads is documented", () => {
  // Settings belong in the guides, not in the decisions.
  const guides = documents.filter(({ path }) => !path.startsWith("docs/decisions/"));
  const documented = new Set(guides.flatMap(({ text }) => variablesIn(text)));
  const ours = [...variables];
  expect(ours).toContain("COMANDA_KEY_FILE");
  expect(ours.filter((name) => !documented.has(name))).toEqual([]);
});

test("every guide that names a program of the data says how to type it beside the service", () => {
  const program = /\bnpm run (?:backup|restore|password|export|import|journal:verify)\b/;
  const guides = documents.filter(({ path }) => path.startsWith("docs/running/"));
  const naming = guides.filter(({ text }) => program.test(text));
  expect(naming.map(({ path }) => basename(path))).toContain("backup.md");
  const explanation = "(service.md#programs-such-as-the-backup)";
  const isExplained = ({ path, text }: MarkdownFile) =>
    path === "docs/running/service.md" || text.includes(explanation);
  // Typed without the folder of the service, a program works on whatever is in the clone.
  expect(naming.filter((one) => !isExplained(one)).map(({ path }) => path)).toEqual([]);
});

test("every picture is small and shown in a document", () => {
  const pictures = globSync("docs/pictures/*", { cwd: repository });
  expect(pictures).not.toEqual([]);
  const large = pictures.filter((path) => statSync(join(repository, path)).size > 120_000);
  expect(large).toEqual([]);
  const texts = documents.map(({ text }) => text);
  const isShown = (path: string) =>
    texts.some((text) => text.includes(`pictures/${basename(path)}`));
  expect(pictures.filter((path) => !isShown(path))).toEqual([]);
});

describe("a document is checked against the repository", () => {
  const faultsOf = (text: string) =>
    findDocumentFaults({ path: "docs/running/plant.md", text }, known);

  const plants: readonly (readonly [string, string])[] = [
    ["a script", "npm run dance"],
    ["a variable", "COMANDA_SPEED"],
    ["a file", "tools/no-such-file.ts"],
  ];
  test.each(plants)("%s that is not there is found, in prose and in code", (_, plant) => {
    const fault = `docs/running/plant.md: ${plant}`;
    expect(faultsOf(`Then ${plant}, and wait.`)).toEqual([fault]);
    expect(faultsOf(`Then \`${plant}\`.`)).toEqual([fault]);
    expect(faultsOf(`\`\`\`\n<li>${plant}</li>\n\`\`\``)).toEqual([fault]);
  });

  test("a missing link, picture or heading is found", () => {
    expect(faultsOf("[here](nowhere.md)")).toEqual(["docs/running/plant.md: nowhere.md"]);
    expect(faultsOf("![a till](../pictures/no.png)")).toHaveLength(1);
    expect(faultsOf('<img src="../pictures/no.png" alt="a till">')).toHaveLength(1);
    expect(faultsOf("[here](../glossary.md#no-such-heading)")).toHaveLength(1);
    expect(faultsOf("# One\n\n[here](#two)")).toHaveLength(1);
  });

  test("existing targets and external links are accepted", () => {
    const sound = [
      "# A good page",
      "`npm run journal:verify` with `COMANDA_DATA`, see `apps/server/src/config.ts`.",
      "[up](../../README.md), [itself](#a-good-page), [away](https://example.com/docs/none.md),",
      "`/api/docs/openapi.json`, `apps/server/src/features/office-*`, `/opt/tools/x.ts`.",
    ];
    expect(faultsOf(sound.join("\n"))).toEqual([]);
  });

  test("a variable is found whatever quotes the code uses", () => {
    expect(
      variablesReadIn(`read("COMANDA_ONE"); env['COMANDA_TWO']; "COMANDA_X is wrong"`),
    ).toEqual(["COMANDA_ONE", "COMANDA_TWO"]);
  });
});

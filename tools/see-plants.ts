import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { borderExceptions } from "./border-exceptions.ts";
import { lintPlants } from "./lint-plants.ts";
import { noOutcome, type Outcome } from "./outcome.ts";
import { plant, type Plant } from "./plant.ts";
import { runPackage } from "./run-package.ts";
import { testPlants } from "./test-plants.ts";
import { inTreeCopy } from "./tree-copy.ts";
import { typePlants } from "./type-plants.ts";
import { unusedPlants } from "./unused-plants.ts";

/** A plant, and the tool's output about it. */
type Seen = { readonly plant: Plant; readonly isCaught: boolean; readonly said: string };

/** Plants every violation in a copy and checks that its tool complains. An accepted plant is a failure. */
export async function seePlants(signal?: AbortSignal): Promise<Outcome> {
  const seen = await inTreeCopy(async (copy) => {
    const all = [...lintPlants, ...Object.values(typePlants).flat(), ...testPlants];
    for (const one of [...all, ...unusedPlants]) await plant(copy, one);
    const tree = { copy, signal };
    return [
      ...(await seeLint(tree)),
      ...(await seeTypes(tree)),
      ...(await seeTests(tree)),
      ...(await seeUnused(tree)),
      ...(await seeExceptions(tree)),
    ];
  });
  const missed = seen.filter(({ isCaught }) => !isCaught);
  return {
    ...noOutcome,
    passed: seen.length - missed.length,
    failures: missed.map(({ plant: { fault, file, says }, said }) => ({
      name: `${fault} is accepted`,
      message: `${file} should have brought "${says}". What was said:\n${said}`,
    })),
  };
}

type PlantedTree = { readonly copy: string; readonly signal: AbortSignal | undefined };

async function seeLint({ copy, signal }: PlantedTree): Promise<readonly Seen[]> {
  const files = lintPlants.map(({ file }) => file);
  const { output } = await runPackage("oxlint", ["--format=unix", ...files], { cwd: copy, signal });
  return lintPlants.map((one) => seenIn(one, linesOf(output)));
}

/**
 * Checks only the planted files of each project: building all their dependencies would take longer than all other
 * plants.
 */
async function seeTypes({ copy, signal }: PlantedTree): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const [project, plants] of Object.entries(typePlants)) {
    const compilerOptions = { composite: false, noEmit: true, emitDeclarationOnly: false };
    const settings = {
      extends: "./tsconfig.json",
      compilerOptions: { ...compilerOptions, rootDir: copy, tsBuildInfoFile: null },
      include: plants.map(({ file }) => file.slice(project.length + 1)),
      references: [],
    };
    const path = join(copy, project, "tsconfig.plants.json");
    await writeFile(path, JSON.stringify(settings));
    const args = ["--project", path, "--pretty", "false"];
    const { output } = await runPackage("typescript", args, { cwd: copy, signal });
    seen.push(...plants.map((one) => seenIn(one, linesOf(output))));
  }
  return seen;
}

async function seeTests({ copy, signal }: PlantedTree): Promise<readonly Seen[]> {
  const files = [...new Set(testPlants.map(({ test }) => test))];
  const args = ["run", "--project=tools", "--project=till", "--reporter=default", ...files];
  const { output } = await runPackage("vitest", args, { cwd: copy, signal });
  const failures = stripVTControlCharacters(output)
    .split(/^ FAIL /m)
    .slice(1);
  return testPlants.map((one) => {
    const found = failures.filter((failure) => failure.includes(basename(one.test)));
    const said = found.join("\n");
    return { plant: one, isCaught: said.includes(one.says), said };
  });
}

async function seeUnused({ copy, signal }: PlantedTree): Promise<readonly Seen[]> {
  const { output } = await runPackage("knip", ["--no-progress"], { cwd: copy, signal });
  return unusedPlants.map((one) => seenIn(one, linesOf(output)));
}

/** Without the list of exceptions, each listed file must be refused; one that is not needs no exception. */
async function seeExceptions({ copy, signal }: PlantedTree): Promise<readonly Seen[]> {
  const path = join(copy, "tools", "border-exceptions.ts");
  const list = /(?<= borderExceptions: readonly BorderException\[\] = )\[.*\];/s;
  await writeFile(path, (await readFile(path, "utf8")).replace(list, "[];"));
  const files = borderExceptions.map(({ file }) => file);
  const { output } = await runPackage("oxlint", ["--format=unix", ...files], { cwd: copy, signal });
  return files.map((file) => {
    const one = { fault: "an exception that nothing needs", file, text: "", says: "restricted" };
    return seenIn(one, linesOf(output));
  });
}

/** Whether a line of the output names the planted file and contains the expected complaint. */
function seenIn(one: Plant, lines: readonly string[]): Seen {
  const about = lines.filter((line) => line.includes(one.file));
  return {
    plant: one,
    isCaught: about.some((line) => line.includes(one.says)),
    said: about.join("\n"),
  };
}

function linesOf(output: string): readonly string[] {
  return stripVTControlCharacters(output).replaceAll("\\", "/").split("\n");
}

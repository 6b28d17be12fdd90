import { spawnSync } from "node:child_process";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { planted, type Mutant } from "./mutants-of.ts";
import { repository } from "./repository.ts";
import type { TestRunner } from "./run-tests.ts";

/**
 * `hung`: the tests ran far longer than usual, or their process ended. `refused`: no test failed, but the compiler
 * accepts no such source.
 */
export type Verdict = "killed" | "hung" | "survived" | "refused";

export type Judge = {
  /** A copy of the tree, where mutants are planted. */
  readonly copy: string;
  readonly runner: TestRunner;
  readonly texts: ReadonlyMap<string, string>;
};

type Tests = { readonly tests: readonly string[]; readonly limitMs: number };

/** Plants a mutant, runs the tests and takes it out again. */
export async function judgeMutant(
  { copy, runner, texts }: Judge,
  mutant: Mutant,
  { tests, limitMs }: Tests,
): Promise<Verdict> {
  const { path } = mutant;
  const text = texts.get(path) ?? "";
  writeFileSync(join(copy, path), planted(text, mutant));
  try {
    const reply = tests.length > 0 ? await runner.run({ tests, changed: [path] }, limitMs) : passed;
    if (reply === null) return "hung";
    if (!reply.isPassed) return "killed";
    return isCompiled(copy, path) ? "survived" : "refused";
  } finally {
    writeFileSync(join(copy, path), text);
  }
}

const passed = { isPassed: true };

/** Compiles a copy, starting from what is compiled of the tree; without a mutant, the compiler must accept each file. */
export function compileCopy(copy: string, paths: readonly string[]): void {
  const compiled = join(repository, ".tsbuild");
  // The copy cannot write declarations itself.
  if (!existsSync(compiled)) compile(repository, ["-b"]);
  cpSync(compiled, join(copy, ".tsbuild"), { recursive: true });
  const workspaces = new Set(paths.map(workspaceOf));
  const isSound =
    compile(copy, ["-b"]) && [...workspaces].every((workspace) => isCompiled(copy, workspace));
  if (!isSound) throw new Error("The sources do not compile without any fault.");
}

/**
 * Whether the compiler accepts a file. Unused names do not count: dropping a call may leave some. Declarations do not
 * either, as the packages that they would name lie outside of the copy.
 */
function isCompiled(copy: string, path: string): boolean {
  const declared = ["composite", "declaration", "emitDeclarationOnly"];
  const ignored = ["noUnusedLocals", "noUnusedParameters", ...declared];
  const options = ignored.flatMap((option) => [`--${option}`, "false"]);
  return compile(copy, ["-p", workspaceOf(path), "--noEmit", ...options]);
}

/** Such as packages/domain. */
function workspaceOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function compile(copy: string, options: readonly string[]): boolean {
  const compiler = join(copy, "node_modules/typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [compiler, ...options], {
    cwd: copy,
    stdio: "ignore",
  });
  return status === 0;
}

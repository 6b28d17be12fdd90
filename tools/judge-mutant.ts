import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { planted, type Mutant } from "./mutants-of.ts";
import { repository } from "./repository.ts";
import { runPackage } from "./run-package.ts";
import type { RunReply, TestRunner } from "./run-tests.ts";

/** `refused`: no test failed, but the compiler accepts no such source. */
export type Verdict = "killed" | "hung" | "survived" | "refused";

export type Judgement = {
  readonly verdict: Verdict;
  /** The test file that killed the mutant. */
  readonly killer: string | null;
};

/** A copy of the tree, where mutants are planted; all that runs in it ends with the signal. */
export type Copy = { readonly folder: string; readonly signal: AbortSignal };

export type Judge = {
  readonly copy: Copy;
  readonly runner: TestRunner;
  readonly texts: ReadonlyMap<string, string>;
};

/** Plants a mutant, runs the tests and takes it out again. */
export async function judgeMutant(
  { copy, runner, texts }: Judge,
  mutant: Mutant,
  tests: readonly string[],
): Promise<Judgement> {
  const { path } = mutant;
  const text = texts.get(path) ?? "";
  writeFileSync(join(copy.folder, path), planted(text, mutant));
  try {
    const reply = tests.length > 0 ? await runner.run({ tests, changed: [path] }) : passed;
    const { failed: killer } = reply;
    if (killer !== null) return { verdict: reply.isHung ? "hung" : "killed", killer };
    return { verdict: (await isCompiled(copy, path)) ? "survived" : "refused", killer };
  } finally {
    writeFileSync(join(copy.folder, path), text);
  }
}

const passed: RunReply = { failed: null, isHung: false };

/** Compiles a copy, starting from what is compiled of the tree; without a mutant, the compiler must accept each file. */
export async function compileCopy(copy: Copy, paths: readonly string[]): Promise<void> {
  const compiled = join(repository, ".tsbuild");
  // The copy cannot write declarations itself.
  if (!existsSync(compiled)) await compile({ ...copy, folder: repository }, ["-b"]);
  cpSync(compiled, join(copy.folder, ".tsbuild"), { recursive: true });
  let isSound = await compile(copy, ["-b"]);
  for (const workspace of new Set(paths.map(workspaceOf))) {
    isSound &&= await isCompiled(copy, workspace);
  }
  if (!isSound) throw new Error("The sources do not compile without any fault.");
}

/**
 * Whether the compiler accepts a file. Unused names do not count: dropping a call may leave some. Declarations do not
 * either, as the packages that they would name lie outside of the copy.
 */
async function isCompiled(copy: Copy, path: string): Promise<boolean> {
  const declared = ["composite", "declaration", "emitDeclarationOnly"];
  const ignored = ["noUnusedLocals", "noUnusedParameters", ...declared];
  const options = ignored.flatMap((option) => [`--${option}`, "false"]);
  return await compile(copy, ["-p", workspaceOf(path), "--noEmit", ...options]);
}

/** Such as packages/domain. */
function workspaceOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

async function compile({ folder, signal }: Copy, options: readonly string[]): Promise<boolean> {
  const { exitCode } = await runPackage("typescript", options, { cwd: folder, signal });
  return exitCode === 0;
}

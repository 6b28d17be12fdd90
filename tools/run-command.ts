import { spawn } from "node:child_process";
import { repository } from "./repository.ts";

export type CommandRun = { readonly exitCode: number; readonly output: string };

export type CommandOptions = {
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** The person who runs it, when that is not the one who runs us. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What it says is shown as it says it. */
  readonly isShown?: boolean;
};

/**
 * Runs a program to its end and keeps what it said; a program that cannot be started throws. An abort asks the program to
 * end and still waits for it, so that what it uses can be taken away afterwards.
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandRun> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandRun>();
  const child = spawn(program, args, {
    cwd: options.cwd ?? repository,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    ...options.owner,
  });
  const end = () => child.kill();
  options.signal?.addEventListener("abort", end);
  if (options.signal?.aborted === true) end();
  const chunks: Buffer[] = [];
  for (const [said, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    said.on("data", (chunk: Buffer) => {
      if (options.isShown === true) shown.write(chunk);
      else chunks.push(chunk);
    });
  }
  child.on("error", reject);
  child.on("close", (code, signal) => {
    options.signal?.removeEventListener("abort", end);
    if (signal !== null) chunks.push(Buffer.from(`\n${program} was ended by ${signal}.\n`));
    resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() });
  });
  return await promise;
}

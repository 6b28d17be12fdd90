import { spawn } from "node:child_process";
import { repository } from "./repository.ts";

export type CommandRun = { readonly exitCode: number; readonly output: string };

export type CommandOptions = {
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** The user to run as, if not the current one. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether its output is also shown immediately. */
  readonly isShown?: boolean;
};

/**
 * Runs a program to its end and returns its output; throws if it cannot be started. An abort signals the program and
 * still waits for it to end, so that its files can be removed afterwards.
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

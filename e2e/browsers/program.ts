import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Added to the environment of this process; `undefined` takes out. */
type Environment = Readonly<Record<string, string | undefined>>;

type Started = { readonly child: ChildProcess; readonly said: string };

/** Starts a program and waits until it says what is looked for: the first group of the pattern. */
export async function startProgram(
  program: string,
  args: readonly string[],
  ready: RegExp,
  env: Environment,
): Promise<Started> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  const listen = (stream: Readable) =>
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-outputLimit);
      const found = ready.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  listen(child.stdout);
  listen(child.stderr);
  child.on("error", reject);
  child.on("exit", (code) => reject(new Error(`${program} ended (${code}).\n${output}`)));
  return { child, said: await promise };
}

/** Starts a program that does not say when it is ready. */
export function startSilentProgram(
  program: string,
  args: readonly string[],
  env: Environment,
): ChildProcess {
  return spawn(program, args, { env: { ...process.env, ...env }, stdio: "ignore" });
}

/** A browser complains for as long as it runs; what it said last is enough. */
const outputLimit = 10_000;

export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  const patience = setTimeout(() => child.kill("SIGKILL"), 5000);
  await exit;
  clearTimeout(patience);
}

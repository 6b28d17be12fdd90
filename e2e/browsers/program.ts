import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Added to the environment of this process; `undefined` removes a variable. */
type Environment = Readonly<Record<string, string | undefined>>;

type Started = { readonly child: ChildProcess; readonly said: string };

const startTimeoutMs = 60_000;

/** Starts a program and waits until its output matches; returns the pattern's first group. */
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
  endWithThisProcess(child);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let complaints = "";
  // The two streams are searched separately: an error message on one could split the match on the other.
  for (const stream of [child.stdout, child.stderr]) {
    let output = "";
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-outputLimit);
      complaints = (complaints + chunk.toString()).slice(-outputLimit);
      const found = ready.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  }
  const fail = (what: string) => reject(new Error(`${program} ${what}.\n${complaints}`));
  child.on("error", reject);
  child.on("exit", (code) => fail(`ended (${code})`));
  const timer = setTimeout(() => fail("is not ready yet"), startTimeoutMs);
  try {
    return { child, said: await promise };
  } catch (error) {
    await endProgram(child);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Starts a program that does not report when it is ready. */
export function startSilentProgram(
  program: string,
  args: readonly string[],
  env: Environment,
): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  endWithThisProcess(child);
  return child;
}

/** A browser logs as long as it runs; the end of its output is enough. */
const outputLimit = 10_000;

/** An interrupted run must leave no processes behind. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
  await exit;
  clearTimeout(timer);
}

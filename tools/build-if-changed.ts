import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, type FileChoice } from "./fingerprint.ts";
import { cacheFolder, repository } from "./repository.ts";

type Building = {
  readonly name: string;
  /** What it is made from. */
  readonly inputs: FileChoice;
  /** A file that is there when it was made. */
  readonly result: string;
  readonly build: () => Promise<void>;
};

/** Builds something, unless what is there was made from the same files. */
export async function buildIfChanged({ name, inputs, result, build }: Building): Promise<void> {
  const stamp = join(cacheFolder, `${name}-build`);
  const wanted = fingerprint(repository, inputs);
  const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isStamped && existsSync(result)) return;
  process.stdout.write(`Building the ${name}.\n`);
  // A build that is cut short must not pass for the one before it.
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, wanted);
}

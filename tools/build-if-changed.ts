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

const running = new Map<string, Promise<void>>();

/** Builds something, unless what is there was made from the same files; who asks meanwhile waits for the same build. */
export async function buildIfChanged(building: Building): Promise<void> {
  const { name } = building;
  const build = running.get(name) ?? buildNow(building).finally(() => running.delete(name));
  running.set(name, build);
  await build;
}

async function buildNow({ name, inputs, result, build }: Building): Promise<void> {
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

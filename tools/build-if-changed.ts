import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fingerprint, type FileChoice } from "./fingerprint.ts";
import { cacheFolder, repository } from "./repository.ts";

type BuildTarget = {
  readonly name: string;
  /** The files that it is built from. */
  readonly inputs: FileChoice;
  /** A file that exists after a build. */
  readonly result: string;
  readonly build: () => Promise<void>;
};

const running = new Map<string, Promise<void>>();

/** Builds something, unless the existing result was built from the same files; concurrent callers share one build. */
export async function buildIfChanged(building: BuildTarget): Promise<void> {
  const { name } = building;
  const build = running.get(name) ?? buildNow(building).finally(() => running.delete(name));
  running.set(name, build);
  await build;
}

async function buildNow({ name, inputs, result, build }: BuildTarget): Promise<void> {
  const stamp = join(cacheFolder, `${name}-build`);
  const wanted = fingerprint(repository, inputs);
  const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isStamped && existsSync(result)) return;
  requireWritableFolders();
  process.stdout.write(`Building the ${name}.\n`);
  // After an interrupted build, the stamp of the previous one must not remain.
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, wanted);
}

/** In a clone of another user the bundler would end with its own stack. It writes into both. */
function requireWritableFolders(): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const folder of [cacheFolder, join(repository, "node_modules")]) {
    accessSync(folder, constants.W_OK);
  }
}

import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { repository } from "./repository.ts";

/** A violation, and where it is planted: in a file of its own, or in place of a text of an existing file. */
export type Plant = {
  readonly fault: string;
  readonly file: string;
  readonly text: string;
  readonly insteadOf?: string;
  /** The complaint that the tool must make. */
  readonly says: string;
};

/** Copies the sources to a temporary folder while the work runs, so that a crash leaves no violation in the tree. */
export async function inCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), "comanda-plants-")));
  try {
    await copySources(copy);
    await linkPackages(copy);
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

export async function plant(copy: string, { file, text, insteadOf }: Plant): Promise<void> {
  const path = join(copy, file);
  if (insteadOf === undefined) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: "wx" });
    return;
  }
  const before = await readFile(path, "utf8");
  if (!before.includes(insteadOf)) throw new Error(`${file} has no ${insteadOf}`);
  const [head = "", ...rest] = before.split(insteadOf);
  await writeFile(path, head + text + rest.join(insteadOf));
}

async function copySources(copy: string): Promise<void> {
  const ignored = await readFile(join(repository, ".gitignore"), "utf8");
  const left = new Set([".git", ...ignored.split("\n").map((line) => line.replace(/\/$/, ""))]);
  const filter = (path: string) => path === repository || !left.has(basename(path));
  await cp(repository, copy, { recursive: true, filter });
}

/** Links the repository's npm packages, but our own packages of the copy. */
async function linkPackages(copy: string): Promise<void> {
  const there = join(repository, "node_modules");
  const here = join(copy, "node_modules");
  await mkdir(join(here, ours), { recursive: true });
  for (const name of await readdir(there)) {
    if (name !== ours) await symlink(join(there, name), join(here, name), "junction");
  }
  for (const name of await readdir(join(there, ours))) {
    const source = relative(repository, await realpath(join(there, ours, name)));
    await symlink(join(copy, source), join(here, ours, name), "junction");
  }
}

const ours = "@comanda";

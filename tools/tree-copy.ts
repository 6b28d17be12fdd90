import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";

import { repository } from "./repository.ts";

/**
 * Runs work in a copy of the working tree, committed or not, so that no source file is ever changed. The copy uses the
 * tree's npm packages, but its own copies of our packages. It is removed after the work, or when this process exits.
 */
export async function inTreeCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), "comanda-copy-")));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    await copySources(copy);
    await linkPackages(copy);
    return await work(copy);
  } finally {
    process.off("exit", remove);
    remove();
  }
}

async function copySources(copy: string): Promise<void> {
  const ignored = await readFile(join(repository, ".gitignore"), "utf8");
  const left = new Set([".git", ...ignored.split("\n").map((line) => line.replace(/\/$/, ""))]);
  const filter = (path: string) => path === repository || !left.has(basename(path));
  await cp(repository, copy, { recursive: true, filter });
}

const ours = "@comanda";

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

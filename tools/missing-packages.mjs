// Plain JavaScript for the same reason as run.mjs.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The packages with programs for this machine that package-lock.json has and node_modules lacks.
 * @param {string} root
 */
export function findMissingPackages(root) {
  /** @type {{ packages: Record<string, Package> }} */
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([, wanted]) => wanted.optional === true && isForThisMachine(wanted))
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path, "package.json")))
    .map((path) => path.replace(/^.*node_modules\//, ""));
}

/** @typedef {{ optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Package */

/**
 * Packages for all machines are dependencies of such packages, or not optional.
 * @param {Package} wanted
 */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined) return false;
  const hasLibc = libc === undefined || [libc].flat().includes(libcOfThisMachine());
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && hasLibc;
}

function libcOfThisMachine() {
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const { header } = Object(process.report.getReport());
  return header?.glibcVersionRuntime === undefined ? "musl" : "glibc";
}

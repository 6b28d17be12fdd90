// Plain JavaScript for the same reason as run.mjs.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedNode } from "./find-node.mjs";
import { linkNode } from "./link-node.mjs";
import { findMissingPackages } from "./missing-packages.mjs";
import { npmCi } from "./npm-ci.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";

/**
 * Makes node_modules match package-lock.json; silent if it already does. Returns npm's exit code.
 * @param {string} root
 */
export function installDependencies(root) {
  // npm ci empties node_modules first, so an interrupted run leaves no stamp.
  const stamp = join(root, "node_modules", ".comanda-install");
  const asked = fingerprintOfManifests(root);
  const isDone = () => existsSync(stamp) && readFileSync(stamp, "utf8") === asked;
  if (isDone()) return 0;
  // Outside node_modules, which npm ci empties.
  const lock = join(root, ".cache", "installing");
  return oneAtATime(lock, () => (isDone() ? 0 : install(root, { stamp, asked })));
}

/**
 * @param {string} root
 * @param {{ stamp: string, asked: string }} wanted
 */
function install(root, { stamp, asked }) {
  if (!holdsWhatTheLockAsksFor(root) || findMissingPackages(root).length > 0) {
    process.stdout.write("Installing what Comanda needs from the npm registry.\n");
    rmSync(stamp, { force: true });
    const status = installAll(root);
    if (status !== 0) return status;
  }
  linkNode(root);
  writeFileSync(stamp, asked);
  return 0;
}

/**
 * npm says nothing of optional packages that it leaves out: those whose download fails, and on Node before 20.19 or
 * 22.12 those that need a later one. It brings the latter if it runs on the Node that came with the others.
 * @param {string} root
 */
function installAll(root) {
  for (const findProgram of [() => process.execPath, () => newestNode(root)]) {
    const status = npmCi(root, findProgram());
    if (status !== 0) {
      process.stderr.write(
        `npm could not install the packages (exit code ${status}); see above.\n`,
      );
      return status;
    }
    if (findMissingPackages(root).length === 0) return 0;
  }
  const missing = findMissingPackages(root).join(", ");
  process.stderr.write(
    `npm did not bring these packages: ${missing}. Check the network, and start again.\n`,
  );
  return 1;
}

/** @param {string} root */
function newestNode(root) {
  const installed = installedNode(root);
  return existsSync(installed) ? installed : process.execPath;
}

/** @param {string} root */
function fingerprintOfManifests(root) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const folder of ["", ...workspaceFolders(root)]) {
    hash.update(`\0${folder}\0`).update(readFileSync(join(root, folder, "package.json")));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function workspaceFolders(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith("/*")) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .toSorted();
}

/**
 * True after a manual `npm ci`: npm records what it installed once it is done. Without this check, a machine that was
 * prepared online and then taken offline would try to install again.
 * @param {string} root
 */
function holdsWhatTheLockAsksFor(root) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  const asked = readPackages(join(root, "package-lock.json"));
  const names = new Set([...Object.keys(asked), ...Object.keys(installed)]);
  names.delete(""); // The root package, which only the lock lists.
  return [...names].every((name) => {
    const here = installed[name];
    const there = asked[name];
    // Packages for other platforms are optional and not installed.
    if (here === undefined) return there?.optional === true;
    return here.version === there?.version && here.integrity === there?.integrity;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean } | undefined>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

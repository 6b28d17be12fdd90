// Plain JavaScript for the same reason as run.mjs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * 24.12 runs .ts files; 24.18 is the oldest that npm has for one of our platforms, so it is the oldest that we test.
 */
const oldest = { major: 24, minor: 18 };

/**
 * The Node that runs our TypeScript: this one, or the one that npm installed.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const installed = installedNode(root);
  const { stdout } = spawnSync(installed, ["--version"], { encoding: "utf8" });
  return isNewEnough((stdout ?? "").trim().replace(/^v/, "")) ? installed : undefined;
}

/**
 * The program itself: on Windows node_modules/.bin holds a .cmd file, which only a shell can start.
 * @param {string} root
 */
export function installedNode(root) {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const program = process.platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules", `node-${platform}-${process.arch}`, "bin", program);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

// Plain JavaScript for the same reason as run.mjs.
import { spawnSync } from "node:child_process";
import { sep } from "node:path";

/**
 * Installs exactly what a folder's package-lock.json specifies, and returns npm's exit code.
 * @param {string} folder
 */
export function npmCi(folder) {
  // Windows cannot delete a running program, and this Node may be inside one of the packages.
  const runsFromPackages = process.execPath.includes(`${sep}node_modules${sep}`);
  const verb = process.platform === "win32" && runsFromPackages ? "install" : "ci";
  // Tools and Node itself are development or optional dependencies: a machine-wide setting must not exclude them.
  const include = ["--include=dev", "--include=optional"];
  // Warnings would be about the Node that npm runs on, not the one that Comanda runs on.
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const args = [verb, "--ignore-scripts", ...include, ...quiet];
  const { status } = spawnNpm(folder, args);
  return status ?? 1;
}

/**
 * Uses the npm and the Node that run this process; from a plain shell, the npm on the PATH.
 * @param {string} folder
 * @param {string[]} args
 */
function spawnNpm(folder, args) {
  const npm = process.env["npm_execpath"] ?? "";
  const stdio = /** @type {const} */ (["ignore", "inherit", "inherit"]);
  return /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: [...stdio] })
    : spawnSync(["npm", ...args].join(" "), { cwd: folder, stdio: [...stdio], shell: true });
}

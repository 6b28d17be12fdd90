// Plain JavaScript for the same reason as run.mjs.
import { spawnSync } from "node:child_process";
import { sep } from "node:path";

/**
 * Installs exactly what the package-lock.json of a folder says, and answers npm's exit code.
 * @param {string} folder
 */
export function npmCi(folder) {
  // Windows cannot delete a program that is running, and this Node may be one of the packages.
  const runsFromPackages = process.execPath.includes(`${sep}node_modules${sep}`);
  const verb = process.platform === "win32" && runsFromPackages ? "install" : "ci";
  // Tools and the Node itself count as development and as optional: a machine-wide setting must not leave them out.
  const include = ["--include=dev", "--include=optional"];
  // Warnings would be about the Node that npm runs on, which is not the one that Comanda runs on.
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const args = [verb, "--ignore-scripts", ...include, ...quiet];
  const { status } = spawnNpm(folder, args);
  return status ?? 1;
}

/**
 * The npm that runs us, with the Node that runs us; from a plain shell, the npm on the PATH.
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

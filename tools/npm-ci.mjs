// Plain JavaScript for the same reason as run.mjs.
import { spawnSync } from "node:child_process";
import { sep } from "node:path";

/**
 * Installs exactly what a folder's package-lock.json specifies, and returns npm's exit code.
 * @param {string} folder
 * @param {string} node The program that npm runs on.
 */
export function npmCi(folder, node = process.execPath) {
  // Windows cannot delete a running program, and this Node may be inside one of the packages.
  const runsFromPackages = node.includes(`${sep}node_modules${sep}`);
  const verb = process.platform === "win32" && runsFromPackages ? "install" : "ci";
  // Tools and Node itself are development or optional dependencies: a machine-wide setting must not exclude them.
  const include = ["--include=dev", "--include=optional"];
  // Warnings would be about the Node that npm runs on, not the one that Comanda runs on.
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  // What a machine sets for other projects.
  const own = ["--install-strategy=hoisted", "--no-engine-strict", "--no-dry-run", "--no-global"];
  const args = [verb, "--ignore-scripts", ...include, ...own, ...quiet];
  const { status } = spawnNpm(folder, node, args);
  return status ?? 1;
}

/**
 * Uses the npm that runs this process; from a plain shell, the npm on the PATH, and its Node.
 * @param {string} folder
 * @param {string} node
 * @param {string[]} args
 */
function spawnNpm(folder, node, args) {
  const npm = process.env["npm_execpath"] ?? "";
  const stdio = /** @type {const} */ (["ignore", "inherit", "inherit"]);
  return /npm-cli\.c?js$/.test(npm)
    ? spawnSync(node, [npm, ...args], { cwd: folder, stdio: [...stdio] })
    : spawnSync(["npm", ...args].join(" "), { cwd: folder, stdio: [...stdio], shell: true });
}

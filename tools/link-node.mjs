// Plain JavaScript for the same reason as run.mjs.
import { existsSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { installedNode } from "./find-node.mjs";

/**
 * Links the installed Node to where npm's scripts look first. npm 10, which comes with Node 20, removes the link of the
 * right platform together with those of the packages for the others.
 * @param {string} root
 */
export function linkNode(root) {
  // Windows has other kinds of files there; run.mjs finds the program without a link.
  if (process.platform === "win32") return;
  const folder = join(root, "node_modules", ".bin");
  const link = join(folder, "node");
  const program = installedNode(root);
  if (!existsSync(program) || !existsSync(folder) || existsSync(link)) return;
  symlinkSync(relative(folder, program), link);
}

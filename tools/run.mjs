// Runs a tool of ours (or any .ts file of the repository) on a suitable Node, after installing what is missing:
// node tools/run.mjs tools/start.ts --empty
// "start" and "test" call it directly instead of through "prestart" and "pretest", which npm skips if ignore-scripts is
// set, as in our .npmrc. Like install.mjs it must run on Node 20, so it is plain JavaScript.
import { spawn } from "node:child_process";
import module from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { explainUnwritable } from "./explain-unwritable.mjs";
import { findNode } from "./find-node.mjs";
import { installDependencies } from "./install.mjs";
import { readAncestors, stopWithNpm } from "./stop-with-npm.mjs";
import { findTakenPort } from "./taken-port.mjs";

const ancestors = readAncestors();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [tool = "", ...args] = process.argv.slice(2);
const toolPath = resolve(root, tool);

// Vite takes what follows for a part of an address. A name with a dollar sign fails as well, if a word follows it.
const [character] = /[#?]|\$(?=\w)/.exec(root) ?? [];
if (character !== undefined) {
  process.stderr.write(
    `Comanda cannot be built in ${root}: the name of a folder must not contain "${character}". Please move or rename it.\n`,
  );
  process.exit(1);
}

// A Comanda that serves from this folder would lose packages and files of the till that a newer release replaces.
const takenPort = tool === "tools/start.ts" ? await findTakenPort(process.env) : null;
if (takenPort !== null) {
  process.stderr.write(
    `Comanda cannot start: Port ${takenPort} is in use. Set PORT to a free one, or stop what runs there.\n`,
  );
  process.exit(1);
}

const installStatus = install();
if (installStatus !== 0) process.exit(installStatus);

const node = findNode(root);
if (node === undefined) {
  process.stderr.write(
    `Comanda needs Node 24.18 or newer. This is Node ${process.versions.node}, and npm has no newer one ` +
      `for ${process.platform} ${process.arch}. Please install Node 24 or newer from https://nodejs.org.\n`,
  );
  process.exit(1);
}

// Half of a start is compiling our sources and those of the packages, so the compiled code is cached, also for the
// programs that this one starts. Node 20 cannot.
const compiled = join(root, ".cache", "compiled");
if ("enableCompileCache" in module) module.enableCompileCache(compiled);
process.env["NODE_COMPILE_CACHE"] = compiled;

stopWithNpm(ancestors);
if (node === process.execPath) {
  process.argv.splice(1, 2, toolPath);
  await import(pathToFileURL(toolPath).href);
} else {
  runOn(node);
}

function install() {
  try {
    return installDependencies(root);
  } catch (error) {
    const reason = explainUnwritable(error, root);
    if (reason === null) throw error;
    process.stderr.write(`${reason}\n`);
    return 1;
  }
}

/**
 * After a fresh clone, this process runs on the machine's old Node and only stays to forward signals.
 * @param {string} newerNode
 */
function runOn(newerNode) {
  const child = spawn(newerNode, [...process.execArgv, toolPath, ...args], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

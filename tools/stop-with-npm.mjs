// Plain JavaScript for the same reason as run.mjs.
import { readFileSync } from "node:fs";

/**
 * Stops this process when the npm that runs it is ended. npm forwards a signal only to its shell, which dies and leaves
 * its children running: a server that holds its port and its data.
 * @param {string} atFirst The ancestors at the start of this process; npm may have been ended since.
 */
export function stopWithNpm(atFirst = readAncestors()) {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const isEnded = () => {
    try {
      return readAncestors() !== atFirst;
    } catch (error) {
      // Many idle connections may have taken all files that the process may open; it looks again.
      if (isCode(error, "EMFILE", "ENFILE")) return false;
      throw error;
    }
  };
  if (isEnded()) endThisProcess();
  const watch = setInterval(() => {
    if (!isEnded()) return;
    clearInterval(watch);
    endThisProcess();
  }, 250);
  watch.unref();
}

function endThisProcess() {
  process.kill(process.pid, "SIGTERM");
}

/**
 * The shell, and npm behind it: a killed npm leaves the shell alive. Only Linux exposes the parent of another process.
 */
export function readAncestors() {
  const shell = `/proc/${process.ppid}`;
  try {
    // The shell may have been replaced by this process (exec); what is behind npm does not matter.
    const isShell = readFileSync(`${shell}/cmdline`, "utf8").includes("run.mjs");
    return isShell ? `${process.ppid} ${readParent(shell)}` : `${process.ppid}`;
  } catch (error) {
    // Not Linux, or the shell has just ended.
    if (isCode(error, "ENOENT", "ESRCH")) return `${process.ppid}`;
    throw error;
  }
}

/** @param {string} folder */
function readParent(folder) {
  return /^PPid:\s*(\d+)/m.exec(readFileSync(`${folder}/status`, "utf8"))?.[1];
}

/**
 * @param {unknown} error
 * @param {readonly string[]} codes
 */
function isCode(error, ...codes) {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

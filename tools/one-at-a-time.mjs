// Plain JavaScript for the same reason as run.mjs.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Runs a task while no other process runs it: two concurrent first runs would install over each other. A lock whose
 * process has ended is ignored.
 * @template Result
 * @param {string} lock
 * @param {() => Result} work
 */
export function oneAtATime(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (isAlive(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    else rmSync(lock, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} lock */
function isAlive(lock) {
  try {
    const owner = Number(readFileSync(lock, "utf8"));
    // A full disk leaves it empty, and in a container each first process has the number of the one before.
    if (!(owner > 0) || owner === process.pid) return isBeingWritten(lock);
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** @param {string} lock */
function isBeingWritten(lock) {
  return Date.now() - statSync(lock).mtimeMs < 1000;
}

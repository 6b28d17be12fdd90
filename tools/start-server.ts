import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * What glibc reads when a program starts. By default each thread gets an arena of its own and keeps what it once needed,
 * and after the first large buffer, memory of that size is no longer returned to the system either: half of what the
 * server then holds is free. Limits of 1 MB return what matters; with those of 128 kB a save took longer. The 46 MB that
 * a password is hashed in are mapped for each log-in: in pages of 4 kB the system takes as long for that as the hash.
 */
const allocator = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};

/**
 * Runs the built server in place of this process, under the same process id: it takes no memory that the preparation
 * needed, and the allocator has its settings. Windows cannot replace a process.
 */
export async function startServer(program: string): Promise<void> {
  if (process.platform === "win32" || process.execve === undefined) {
    await import(pathToFileURL(program).href);
    return;
  }
  const serve = join(import.meta.dirname, "serve.mjs");
  const args = [...process.execArgv, serve, program, ...process.argv.slice(2)];
  // What the administrator has set takes precedence.
  process.execve(process.execPath, [process.execPath, ...args], { ...allocator, ...process.env });
}

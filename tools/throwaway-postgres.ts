import { spawnSync } from "node:child_process";
import { appendFile, chown, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFastFolder } from "./fast-folder.ts";
import { findPostgres } from "./find-postgres.ts";
import { packagedPostgres } from "./packaged-postgres.ts";
import { runCommand } from "./run-command.ts";

export type ThrowawayPostgres = AsyncDisposable & { readonly url: string };

type Options = {
  readonly installed?: string | undefined;
  /** Whether a commit is on the disk before it is acknowledged, as in a venue; tests need not wait for that. */
  readonly isDurable?: boolean;
};

/** Starts an empty PostgreSQL in a temporary folder; disposing of it stops it and removes the folder. */
export async function startPostgres({
  installed = findPostgres(),
  isDurable = false,
}: Options = {}): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "comanda-postgres-"));
  // Not `folder`: programs may not run from there.
  const data = await mkdtemp(join(isDurable ? tmpdir() : findFastFolder(), "comanda-data-"));
  const remove = async () => {
    for (const path of [folder, data]) await rm(path, { recursive: true, force: true });
  };
  try {
    const cluster = await makeCluster({ folder, data }, installed, isDurable);
    const stop = ["stop", "--mode=immediate", `--pgdata=${data}`];
    return {
      url: `postgres://postgres@127.0.0.1:${cluster.port}/postgres`,
      [Symbol.asyncDispose]: async () => {
        await cluster.run("pg_ctl", stop);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Folders = { readonly folder: string; readonly data: string };

async function makeCluster(
  { folder, data }: Folders,
  installed: string | undefined,
  isDurable: boolean,
) {
  const owner = findOwner();
  if (owner) for (const path of [folder, data]) await chown(path, owner.uid, owner.gid);
  const programs = installed ?? (await reachablePackage(folder));
  const run = async (name: string, args: readonly string[]) => {
    const env = { LC_ALL: "C" };
    const done = await runCommand(join(programs, name), args, { cwd: folder, env, owner });
    if (done.exitCode !== 0) throw new Error(`${name} failed.\n${done.output}`);
  };

  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const form = ["--encoding=UTF8", `--locale=${locale}`, "--no-sync"];
  await run("initdb", [`--pgdata=${data}`, "--username=postgres", "--auth=trust", ...form]);

  const port = await findFreePort();
  const lines = settings(port) + (isDurable ? "" : withoutSync);
  await appendFile(join(data, "postgresql.conf"), lines);
  const log = join(folder, "log");
  await run("pg_ctl", ["start", "--wait", `--pgdata=${data}`, `--log=${log}`]).catch(
    async (error: unknown) => {
      throw new Error(await readFile(log, "utf8").catch(() => ""), { cause: error });
    },
  );
  return { port, run };
}

/** In a venue, losing commits matters. A power cut ends a test run anyway, so nothing in it waits for the disk. */
const withoutSync = `
fsync = off
full_page_writes = off
max_wal_size = 128MB
`;

function settings(port: number): string {
  return `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 200
`;
}

/** PostgreSQL refuses to run as root. */
function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      Number.parseInt(spawnSync("id", [flag, user], { encoding: "utf8" }).stdout, 10),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody.");
}

/** Another user cannot read root's folders, where the repository may be, so root copies the package for that user. */
async function reachablePackage(folder: string): Promise<string> {
  const home = packagedPostgres();
  if (process.getuid?.() !== 0) return join(home, "bin");
  await cp(home, join(folder, "programs"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "programs", "bin");
}

async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().on("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    server.close(() => resolve(port));
  });
  return await promise;
}

import { execFile } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { Client } from "pg";

/** A PostgreSQL cluster that a test may stop, separate from that of other tests. */
export type OwnCluster = {
  readonly url: string;
  /** Immediate is like a crash; fast ends all connections and stops cleanly. */
  readonly stop: (mode: "immediate" | "fast") => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends every connection to the database except its own. */
  readonly endConnections: (database: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

type Installed = {
  readonly programs: string;
  readonly owner: { readonly uid: number; readonly gid: number };
};

/** Created with the programs of the test server, by the user that it runs as. */
export async function startOwnCluster(serverUrl: string): Promise<OwnCluster> {
  const { programs, owner } = await installedWith(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), "comanda-cluster-"));
  if (process.getuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const run = async (program: string, ...args: readonly string[]): Promise<void> => {
    const as = process.getuid?.() === 0 ? owner : {};
    const options = { cwd: folder, env: { LC_ALL: "C" }, ...as };
    await promisify(execFile)(join(programs, program), [...args, `--pgdata=${data}`], options);
  };
  const form = ["--encoding=UTF8", "--no-locale", "--no-sync"];
  await run("initdb", "--username=postgres", "--auth=trust", ...form);
  const port = await findFreePort();
  appendFileSync(join(data, "postgresql.conf"), settings(port));
  const start = () => run("pg_ctl", "start", "--wait", `--log=${join(folder, "log")}`);
  const stop: OwnCluster["stop"] = (mode) => run("pg_ctl", "stop", "--wait", `--mode=${mode}`);
  await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    start,
    stop,
    endConnections: async (database) => {
      await queryPostgres(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = '${database}' and pid <> pg_backend_pid()`,
      );
    },
    remove: async () => {
      if (existsSync(join(data, "postmaster.pid"))) await stop("immediate");
      rmSync(folder, { recursive: true });
    },
  };
}

export async function installedWith(serverUrl: string): Promise<Installed> {
  const [row] = await queryPostgres(
    serverUrl,
    `select setting as programs, current_setting('data_directory') as data
     from pg_config where name = 'BINDIR'`,
  );
  const [programs, data] = [String(row?.["programs"]), String(row?.["data"])];
  if (!existsSync(programs) || !existsSync(data)) {
    throw new Error("The PostgreSQL of COMANDA_TEST_DATABASE_URL is not on this machine");
  }
  const { uid, gid } = statSync(data);
  return { programs, owner: { uid, gid } };
}

async function queryPostgres(
  url: string,
  sql: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** A crash of PostgreSQL loses nothing that was handed to the system, so nothing waits for the disk here either. */
function settings(port: number): string {
  return `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
fsync = off
full_page_writes = off
`;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

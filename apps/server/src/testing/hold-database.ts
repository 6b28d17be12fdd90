import { argv, stdin, stdout } from "node:process";

import { Kysely } from "kysely";

import { openSqlite } from "#database/sqlite/open-sqlite.ts";
import type { Tables } from "#database/tables.ts";

/** Opens the database of a folder under a mounting, fills more pages than the log holds, and keeps it open. */
const [folder = "", mounting = ""] = argv.slice(2);
const { dialect } = openSqlite(folder, () => mounting);
stdout.write("open\n");
const database = new Kysely<Tables>({ dialect });
const name = crypto.randomUUID().padEnd(5_000_000);
await database.insertInto("migration").values({ name }).execute();
stdout.write("filled\n");
// Until it is killed, or its parent has ended.
stdin.resume();

import { randomBytes } from "node:crypto";

import { instant, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { commandRunner, type Command } from "#journal/command.ts";
import { announceToServers } from "#live/announce-to-servers.ts";

import { indexChangedCustomers } from "./features/customer/index.ts";

type CommandDatabase = {
  readonly database: Database;
  /** Null on SQLite, where no server runs at the same time. */
  readonly databaseUrl: string | null;
};

/**
 * Runs a command as the server does, for a program or at start: servers on the same database, and their tills, are
 * notified.
 */
export async function runWithCommand<Result>(
  { database, databaseUrl }: CommandDatabase,
  work: (command: Command) => Promise<Result>,
): Promise<Result> {
  const announcements = announceToServers({ database, databaseUrl });
  return await work(
    commandRunner({
      database,
      clock,
      randomBytes,
      shapes: {},
      announcements,
      keepInStep: indexChangedCustomers,
    }),
  );
}

function clock(): Instant {
  return instant(Date.now());
}

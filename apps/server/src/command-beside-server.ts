import { randomBytes } from "node:crypto";

import { instant, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { commandRunner, type Command } from "#journal/command.ts";
import { liveHub } from "#live/live-hub.ts";

type Parts = {
  readonly database: Database;
  /** Null on SQLite, where no server runs meanwhile. */
  readonly databaseUrl: string | null;
};

/** Writes as the server does, for a program or a start: servers on the same database and their tills hear of it. */
export async function withCommand<Result>(
  { database, databaseUrl }: Parts,
  work: (command: Command) => Promise<Result>,
): Promise<Result> {
  const announcements = liveHub(databaseUrl);
  try {
    return await work(commandRunner({ database, clock, randomBytes, shapes: {}, announcements }));
  } finally {
    await announcements.close();
  }
}

function clock(): Instant {
  return instant(Date.now());
}

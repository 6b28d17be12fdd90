import type { Database } from "#database/database.ts";
import type { Announcements } from "#journal/command.ts";

import { sendNotice } from "./notice-store.ts";

type AnnouncedDatabase = {
  readonly database: Database;
  /** Null on SQLite, where no other server runs. */
  readonly databaseUrl: string | null;
};

/** Lets a program, which has no streams of its own, notify the servers on its database. */
export function announceToServers({ database, databaseUrl }: AnnouncedDatabase): Announcements {
  return {
    publish: async (location, sequence) => {
      if (databaseUrl === null) return;
      // The row is committed, whether or not the notice arrives.
      await sendNotice(database, location, sequence).catch(() => {});
    },
  };
}

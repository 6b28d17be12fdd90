import type { Announcements } from "#journal/command.ts";

import { sendNotice } from "./notice-store.ts";

/** Notifies the servers on a database. Null is SQLite, where no other server runs. */
export function announceToServers(databaseUrl: string | null): Announcements {
  return {
    announce: async (tx, location, sequence) => {
      if (databaseUrl !== null) await sendNotice(tx, location, sequence);
    },
    // A program has no streams of its own.
    publish: () => {},
  };
}

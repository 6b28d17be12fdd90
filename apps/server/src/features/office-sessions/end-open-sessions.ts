import type { EndedSessions } from "@comanda/contract/office-session";

import type { Writing } from "#journal/command.ts";

import { endSessions } from "../sign-in/index.ts";
import { findOpenSessions, type OpenSession } from "./open-session-store.ts";

/**
 * Signs people of this location out, wherever they are. Whoever asks stays signed in, and what is over already or
 * belongs to somebody of another location is not among the sessions that can be ended here.
 */
export async function endOpenSessions(
  writing: Writing,
  wanted: EndedSessions,
): Promise<{ readonly ended: number }> {
  const { tx, session, at } = writing;
  const open = await findOpenSessions(tx, session.location, at);
  const ending = open.filter((one) => one.id !== session.id && isWanted(one, wanted));
  return {
    ended: await endSessions(
      writing,
      ending.map(({ id }) => id),
    ),
  };
}

function isWanted({ id, staff }: OpenSession, wanted: EndedSessions): boolean {
  if ("session" in wanted) return id === wanted.session;
  return "all" in wanted || staff === wanted.staff;
}

import type { EndedSessions } from "@comanda/contract/office-session";

import type { WriteContext } from "#journal/command.ts";

import { endSessions } from "../sign-in/index.ts";
import { findOpenSessions, type OpenSession } from "./open-session-store.ts";

/**
 * Ends sessions of this location's staff, even at other locations. It never ends the caller's own session, one that is
 * over, or one of staff who do not work here.
 */
export async function endOpenSessions(
  context: WriteContext,
  wanted: EndedSessions,
): Promise<{ readonly ended: number }> {
  const { tx, session, at } = context;
  const open = await findOpenSessions(tx, session.location, at);
  const ending = open.filter((one) => one.id !== session.id && isSelected(one, wanted));
  return {
    ended: await endSessions(
      context,
      ending.map(({ id }) => id),
    ),
  };
}

function isSelected({ id, staff }: OpenSession, wanted: EndedSessions): boolean {
  if ("session" in wanted) return id === wanted.session;
  if ("sessions" in wanted) return wanted.sessions.includes(id);
  return "all" in wanted || staff === wanted.staff;
}

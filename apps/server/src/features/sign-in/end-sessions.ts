import type { StaffId } from "@comanda/domain/id";

import type { WriteContext } from "#journal/command.ts";

import { revokeSessions, revokeSessionsOf, type EndedSession } from "./session-end-store.ts";
import { insertSignInEvent } from "./sign-in-event-store.ts";

/** Signs these users out everywhere, permanently: no later change revives a session. */
export async function endSessionsOf(
  context: WriteContext,
  staff: readonly StaffId[],
): Promise<void> {
  if (staff.length === 0) return;
  await recordEndedSessions(context, await revokeSessionsOf(context.tx, staff, context.at));
}

/** Ends these sessions permanently; returns how many of them were open. */
export async function endSessions(
  context: WriteContext,
  sessions: readonly string[],
): Promise<number> {
  const ended = await revokeSessions(context.tx, sessions, context.at);
  await recordEndedSessions(context, ended);
  return ended.length;
}

/** The events name the sessions' users; the journal row names who ended them. */
async function recordEndedSessions(
  { tx, session, at, changes }: WriteContext,
  ended: readonly EndedSession[],
): Promise<void> {
  const { location } = session;
  for (const { id, staff } of ended) {
    const event = { location, kind: "signed-out", staff, session: id, address: null, at } as const;
    await insertSignInEvent({ tx, changes }, event);
  }
}

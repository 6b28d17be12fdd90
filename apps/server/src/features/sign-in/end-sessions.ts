import type { StaffId } from "@comanda/domain/id";

import type { Writing } from "#journal/command.ts";

import { revokeSessions, revokeSessionsOf, type EndedSession } from "./session-end-store.ts";
import { insertSignInEvent } from "./sign-in-event-store.ts";

/** Signs these people out everywhere and for good: nothing that happens to them later brings a session back. */
export async function endSessionsOf(writing: Writing, staff: readonly StaffId[]): Promise<void> {
  if (staff.length === 0) return;
  await noteEnded(writing, await revokeSessionsOf(writing.tx, staff, writing.at));
}

/** Ends these sessions for good; answers how many of them were open. */
export async function endSessions(writing: Writing, sessions: readonly string[]): Promise<number> {
  const ended = await revokeSessions(writing.tx, sessions, writing.at);
  await noteEnded(writing, ended);
  return ended.length;
}

/** Whose sessions they were stands in the events, and who ended them in the journal's row. */
async function noteEnded(
  { tx, session, at, changes }: Writing,
  ended: readonly EndedSession[],
): Promise<void> {
  const { location } = session;
  for (const { id, staff } of ended) {
    const event = { location, kind: "signed-out", staff, session: id, address: null, at } as const;
    // oxlint-disable-next-line no-await-in-loop -- somebody has a few sessions at the most
    await insertSignInEvent({ tx, changes }, event);
  }
}

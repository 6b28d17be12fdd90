import { pickStation } from "@comanda/contract/pick-station";
import { callApi } from "#api/call.ts";
import { leaveSession } from "#api/leave-session.ts";
import { endSession, type Session } from "#api/session.ts";
import { resetToLogin } from "./login-address.ts";

/** Releases the station and ends the session. Leaving is always possible, even if the server is unreachable. */
export async function signOut(session: Session): Promise<void> {
  await leaveSession(session, async () => {
    await callApi(pickStation, { params: { id: 0 }, isLast: true });
    const ended = endSession(session, null);
    // Deleting the keys takes a moment, in which the next user may log in or reload.
    resetToLogin();
    await ended;
  });
}

import { pickStation } from "@comanda/contract/sign-in";
import { callApi } from "#api/call.ts";
import { endSession, type Session } from "#api/session.ts";
import { startAtLogin } from "./login-address.ts";

/** Releases the station. Who wants to leave may leave, also when the server cannot be told. */
export async function signOut(session: Session): Promise<void> {
  await callApi(pickStation, { params: { id: 0 } });
  await endSession(session, null);
  startAtLogin();
}

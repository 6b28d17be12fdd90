import type { ReplyOf } from "@comanda/contract/call";
import { signedIn, type pickStation, type SignedIn } from "@comanda/contract/sign-in";
import { createStore } from "zustand/vanilla";

import type { Failure } from "./failure.ts";
import { matchesSchema } from "./matches-schema.ts";
import { parseJsonOrNull } from "./parse-json-or-null.ts";
import { decodeBase64 } from "./base64.ts";
import { deriveEpochKeys, deleteKeys, storeFirstKeys } from "./key-store.ts";

/** The sign-in reply without its key, updated when a station is picked. */
export type Session = SignedIn;

export type SessionState =
  | { readonly state: "signed-in"; readonly session: Session }
  /** `because` is the reason to show on the sign-in screen if the server ended the session. */
  | { readonly state: "signed-out"; readonly because: Failure | null };

const storageKey = "comanda.session";
export const sessionStore = createStore<SessionState>(() => restoreSessionState());

export function sessionState(): SessionState {
  return sessionStore.getState();
}

export async function startSession(reply: Session): Promise<void> {
  await storeFirstKeys(await deriveEpochKeys(reply.token, decodeBase64(reply.token.key)));
  storeSession({ ...reply, token: { ...reply.token, key: "" } });
}

/** Continues the session at the station that was picked. */
export function setSessionStation(picked: ReplyOf<typeof pickStation>): void {
  const current = sessionState();
  if (current.state === "signed-out") return;
  const { session } = current;
  const user = {
    ...session.user,
    location: picked.location?.id ?? null,
    station: picked.station?.id ?? null,
  };
  storeSession({ ...session, user });
}

/** Applies changes of a location in the back office at once, not only at the next sign-in. */
export function refreshLocation(now: Session["locations"][number]): void {
  const current = sessionState();
  if (current.state === "signed-out") return;
  const { session } = current;
  const locations = session.locations.map((one) => (one.id === now.id ? now : one));
  if (JSON.stringify(locations) !== JSON.stringify(session.locations))
    storeSession({ ...session, locations });
}

/** Ends only this session: another may have begun meanwhile, here or in another window. */
export async function endSession(ended: Session, because: Failure | null): Promise<void> {
  if (isOfSession(restoreSessionState(), ended)) localStorage.removeItem(storageKey);
  if (isOfSession(sessionState(), ended)) setSessionState({ state: "signed-out", because });
  await deleteKeys(ended.token.session);
}

function isOfSession(state: SessionState, { token }: Session): boolean {
  return state.state === "signed-in" && state.session.token.session === token.session;
}

function storeSession(session: Session): void {
  localStorage.setItem(storageKey, JSON.stringify(session));
  setSessionState({ state: "signed-in", session });
}

/** Replaces the whole state: the fields of the other one must not stay. */
function setSessionState(next: SessionState): void {
  sessionStore.setState(next, true);
}

function restoreSessionState(): SessionState {
  const session = parseJsonOrNull(localStorage.getItem(storageKey) ?? "");
  return matchesSchema(signedIn, session)
    ? { state: "signed-in", session }
    : { state: "signed-out", because: null };
}

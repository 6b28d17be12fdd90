import { signedIn, type SignedIn } from "@comanda/contract/session-record";
import { createStore } from "zustand/vanilla";

import type { Failure } from "./failure.ts";
import { matchesSchema } from "./matches-schema.ts";
import { parseJsonOrNull } from "./parse-json-or-null.ts";
import { deleteKeys } from "./key-store.ts";

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

/** Ends only this session: another may have begun meanwhile, here or in another window. */
export async function endSession(ended: Session, because: Failure | null): Promise<void> {
  if (isOfSession(restoreSessionState(), ended)) localStorage.removeItem(storageKey);
  if (isOfSession(sessionState(), ended)) setSessionState({ state: "signed-out", because });
  await deleteKeys(ended.token.session);
}

function isOfSession(state: SessionState, { token }: Session): boolean {
  return state.state === "signed-in" && state.session.token.session === token.session;
}

export function storeSession(session: Session): void {
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

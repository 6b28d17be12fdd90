import type { ReplyOf } from "@comanda/contract/call";
import { signedIn, type pickStation, type SignedIn } from "@comanda/contract/sign-in";
import type { Failure } from "./failure.ts";
import { fits } from "./fits.ts";
import { parsedJson } from "./parsed-json.ts";
import { bytesOfBase64 } from "./base64.ts";
import { epochKeys, forgetKeys, storeFirstKeys } from "./key-store.ts";

/** The sign-in reply without its key, updated when a station is picked. */
export type Session = SignedIn;

export type SessionState =
  | { readonly state: "signed-in"; readonly session: Session }
  /** `because` is the reason to show on the sign-in screen if the server ended the session. */
  | { readonly state: "signed-out"; readonly because: Failure | null };

const storageKey = "comanda.session";
const listeners = new Set<() => void>();
let current: SessionState = restored();

export function sessionState(): SessionState {
  return current;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function startSession(reply: Session): Promise<void> {
  await storeFirstKeys(await epochKeys(reply.token, bytesOfBase64(reply.token.key)));
  keep({ ...reply, token: { ...reply.token, key: "" } });
}

/** Continues the session at the station that was picked. */
export function moveSession(picked: ReplyOf<typeof pickStation>): void {
  if (current.state === "signed-out") return;
  const { session } = current;
  const user = {
    ...session.user,
    location: picked.location?.id ?? null,
    station: picked.station?.id ?? null,
  };
  keep({ ...session, user });
}

/** Applies changes of a location in the back office at once, not only at the next sign-in. */
export function refreshLocation(now: Session["locations"][number]): void {
  if (current.state === "signed-out") return;
  const { session } = current;
  const locations = session.locations.map((one) => (one.id === now.id ? now : one));
  if (JSON.stringify(locations) !== JSON.stringify(session.locations))
    keep({ ...session, locations });
}

/** Ends only this session: another may have begun meanwhile, here or in another window. */
export async function endSession(ended: Session, because: Failure | null): Promise<void> {
  if (isSession(restored(), ended)) localStorage.removeItem(storageKey);
  if (isSession(current, ended)) change({ state: "signed-out", because });
  await forgetKeys(ended.token.session);
}

function isSession(state: SessionState, { token }: Session): boolean {
  return state.state === "signed-in" && state.session.token.session === token.session;
}

function keep(session: Session): void {
  localStorage.setItem(storageKey, JSON.stringify(session));
  change({ state: "signed-in", session });
}

function change(next: SessionState): void {
  current = next;
  for (const listener of listeners) listener();
}

function restored(): SessionState {
  const session = parsedJson(localStorage.getItem(storageKey) ?? "");
  return fits(signedIn, session)
    ? { state: "signed-in", session }
    : { state: "signed-out", because: null };
}

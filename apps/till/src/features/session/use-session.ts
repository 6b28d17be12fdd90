import { useSyncExternalStore } from "react";
import { onSessionChange, sessionState, type SessionState } from "#api/session.ts";

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState);
}

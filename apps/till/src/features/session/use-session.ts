import { useStore } from "zustand";

import { sessionStore, type SessionState } from "#api/session.ts";

export function useSession(): SessionState {
  return useStore(sessionStore);
}

import { sessionState, type Session } from "#api/session.ts";

/** Whether this session is still the active one. */
export function isSameSession({ token }: Session): boolean {
  const now = sessionState();
  return now.state === "signed-in" && now.session.token.session === token.session;
}

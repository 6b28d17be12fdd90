import { sessionState, type Session } from "#api/session.ts";

/** Whether it is still this session, and no other, that works here. */
export function isSameSession({ token }: Session): boolean {
  const now = sessionState();
  return now.state === "signed-in" && now.session.token.session === token.session;
}

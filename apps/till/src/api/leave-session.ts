import { pause } from "./pause.ts";
import type { Session } from "./session.ts";

/** Longer than a call takes on a busy network; leaving must not wait for a server that does not respond. */
const maxWaitMs = 2000;

/** Requests that are waiting for their response. */
const pending = new Set<Promise<unknown>>();

type Leaving = { readonly session: string; readonly ended: Promise<void> };

let leaving: Leaving | null = null;

/** Remembers a request until its response arrives. */
export function trackRequest<T>(request: Promise<T>): Promise<T> {
  const settled = request.finally(() => pending.delete(settled));
  pending.add(settled);
  return settled;
}

/**
 * Whether the user is logging out of this session; if so, resolves when it has ended. Ask right before sending: after
 * its last call the server answers everything with "Please log in again".
 */
export async function hasLeft({ token }: Pick<Session, "token">): Promise<boolean> {
  if (leaving?.session !== token.session) return false;
  await leaving.ended;
  return true;
}

/** Ends a session with its last call. All pending requests are answered first, and no further ones are sent. */
export async function leaveSession(
  { token }: Pick<Session, "token">,
  end: () => Promise<void>,
): Promise<void> {
  const answered = Promise.race([Promise.allSettled(pending), pause(maxWaitMs)]);
  const ended = answered.then(end);
  leaving = { session: token.session, ended };
  try {
    await ended;
  } finally {
    leaving = null;
  }
}

import { msPerSecond, type Instant } from "@comanda/domain/time/instant";

/** How long after the first use of a key the one before it is good for requests that were on their way. */
export const graceMs = 60 * msPerSecond;

type KeyOfSession = {
  readonly epoch: number;
  readonly epochSince: Instant;
  readonly isOffering: boolean;
};

type KeyOfRequest = { readonly epoch: number; readonly createdAt: Instant };

export type KeyVerdict =
  | "current"
  /** The till has taken the key that it was offered. */
  | "first-use"
  /** It has not yet; perhaps the answers were lost. */
  | "offered"
  /** An older key that was still on its way. */
  | "in-grace"
  /** Signed in time, but here too late: to be signed again. */
  | "late"
  /** Whoever has the session uses its new key by now, so that this is somebody else. */
  | "stolen"
  | "unknown";

/** What it means that a request was signed with the key of this epoch. */
export function judgeKey(session: KeyOfSession, request: KeyOfRequest, now: Instant): KeyVerdict {
  const { epoch, epochSince, isOffering } = session;
  if (request.epoch > epoch) return "unknown";
  if (request.epoch === epoch) return isOffering ? "first-use" : "current";
  const graceEnd = epochSince + graceMs;
  const isLast = request.epoch === epoch - 1;
  if (isLast && isOffering) return "offered";
  if (isLast && now <= graceEnd) return "in-grace";
  return request.createdAt > graceEnd ? "stolen" : "late";
}

export function isGoodKey(verdict: KeyVerdict): boolean {
  return verdict !== "unknown" && verdict !== "late" && verdict !== "stolen";
}

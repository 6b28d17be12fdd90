import { msPerSecond, type Instant } from "@comanda/domain/time/instant";

/** How long the previous key stays valid after the first use of a new one, for requests already on their way. */
export const graceMs = 60 * msPerSecond;

type KeyOfSession = {
  readonly epoch: number;
  readonly epochSince: Instant;
  readonly isOffering: boolean;
};

type KeyOfRequest = { readonly epoch: number; readonly createdAt: Instant };

export type KeyVerdict =
  | "current"
  /** The till uses the offered key for the first time. */
  | "first-use"
  /** The till still signs with the old key; the offer may have been lost. */
  | "offered"
  /** The previous key, within the grace period. */
  | "in-grace"
  /** Signed in time but arrived too late: the till signs again. */
  | "late"
  /** The session's owner already uses the new key, so another party signed this. */
  | "stolen"
  | "unknown";

/** How to treat a request that was signed with the key of this epoch. */
export function classifyKey(
  session: KeyOfSession,
  request: KeyOfRequest,
  now: Instant,
): KeyVerdict {
  const { epoch, epochSince, isOffering } = session;
  if (request.epoch > epoch) return "unknown";
  if (request.epoch === epoch) return isOffering ? "first-use" : "current";
  const graceEnd = epochSince + graceMs;
  const isLast = request.epoch === epoch - 1;
  if (isLast && isOffering) return "offered";
  if (isLast && now <= graceEnd) return "in-grace";
  return request.createdAt > graceEnd ? "stolen" : "late";
}

export function isAcceptedKey(verdict: KeyVerdict): boolean {
  return verdict !== "unknown" && verdict !== "late" && verdict !== "stolen";
}

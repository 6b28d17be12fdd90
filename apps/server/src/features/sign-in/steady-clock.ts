import type { Instant } from "@comanda/domain/time/instant";
import { msPerMinute } from "@comanda/domain/time/instant";

import type { Clock } from "#call/surroundings.ts";

/** A clock that is put right by less stands still until the time has come again; one that was wrong by more is believed. */
export const heldBackMs = msPerMinute;

type Parts = {
  readonly clock: Clock;
  /** The latest moment known from before: the clock may have been set back while the server was down. */
  readonly latest: Instant;
  /** It was set back by so much that what was seen at later times has to be shut out in another way. */
  readonly onSetBack: (now: Instant) => void;
};

/** A clock that runs backwards only if `onSetBack` is called first. */
export function steadyClock({ clock, latest: known, onSetBack }: Parts): Clock {
  let latest = known;
  return () => {
    const now = clock();
    const isSetBack = now < latest - heldBackMs;
    if (isSetBack) onSetBack(now);
    if (isSetBack || now > latest) latest = now;
    return latest;
  };
}

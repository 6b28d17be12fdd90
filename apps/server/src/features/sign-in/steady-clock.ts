import type { Instant } from "@comanda/domain/time/instant";
import { msPerMinute } from "@comanda/domain/time/instant";

import type { Clock } from "#call/runtime.ts";

/** A clock that is corrected by less stands still until the time is reached again; a larger correction is applied. */
export const maxHeldBackMs = msPerMinute;

type SteadyClockInput = {
  readonly clock: Clock;
  /** The latest known time: the clock may have been set back while the server was down. */
  readonly latest: Instant;
  /** The clock was set back so far that requests seen at later times must be excluded in another way. */
  readonly onSetBack: (now: Instant) => void;
};

/** A clock that goes back only after `onSetBack` was called. */
export function steadyClock({ clock, latest: known, onSetBack }: SteadyClockInput): Clock {
  let latest = known;
  return () => {
    const now = clock();
    const isSetBack = now < latest - maxHeldBackMs;
    if (isSetBack) onSetBack(now);
    if (isSetBack || now > latest) latest = now;
    return latest;
  };
}

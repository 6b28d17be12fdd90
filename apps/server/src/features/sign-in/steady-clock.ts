import type { Clock } from "#http/surroundings.ts";

/** A clock that never runs backwards: setting the server's clock back does not reopen a window that has closed. */
export function steadyClock(clock: Clock): Clock {
  let latest = clock();
  return () => {
    const now = clock();
    if (now > latest) latest = now;
    return latest;
  };
}

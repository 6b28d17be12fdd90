import { instant, type Instant } from "@comanda/domain/time/instant";
import { useEffect, useState } from "react";

import { serverNow } from "#api/clock.ts";

const tickMs = 1000;

/** The current time, updated every second while `isTicking`. */
export function useCurrentTime(isTicking: boolean): Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isTicking) return undefined;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [isTicking]);
  return instant(Math.round(now));
}

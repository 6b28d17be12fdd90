import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { useEffect, useState } from "react";

import { serverNow } from "#api/clock.ts";

/** The minute that has begun last on the server's clock, updated as the next one begins. */
export function useCurrentMinute(): Instant {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, msPerMinute - (serverNow() % msPerMinute));
    };
    const tick = () => {
      setMinute(currentMinute());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return minute;
}

function currentMinute(): Instant {
  return instant(Math.floor(serverNow() / msPerMinute) * msPerMinute);
}

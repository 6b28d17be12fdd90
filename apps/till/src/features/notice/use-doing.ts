import { useRef, useState } from "react";

import { sayProblem } from "./notice-store.ts";
import type { Problem } from "./use-saving.ts";

type Doing = {
  readonly isBusy: boolean;
  /** Does it once, however often it is pressed, and says what went wrong. */
  readonly run: (act: () => Promise<Problem>) => Promise<void>;
};

/** For what does not end in going back to the order; `useSaving` is for what does. */
export function useDoing(): Doing {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (act: () => Promise<Problem>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const problem = await act();
      if (problem !== null) sayProblem(problem);
    } finally {
      // Also after a fault: the button can be pressed again.
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}

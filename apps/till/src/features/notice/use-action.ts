import { useRef, useState } from "react";

import { showProblem } from "./notice-store.ts";
import type { Problem } from "./use-saving.ts";

type ActionState = {
  readonly isBusy: boolean;
  /** Runs the action only once, however often it is pressed, and shows its problem; returns whether it was done. */
  readonly run: (act: () => Promise<Problem>) => Promise<boolean>;
};

/** For actions that stay on the screen; `useSaving` is for those that return to the order. */
export function useAction(): ActionState {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (act: () => Promise<Problem>) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const problem = await act();
      if (problem !== null) showProblem(problem);
      return problem === null;
    } finally {
      // Also after an exception, so that the button can be pressed again.
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}

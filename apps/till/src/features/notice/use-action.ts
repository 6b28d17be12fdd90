import type { Refusal } from "@comanda/domain/refusal";
import { useCallback, useRef, useState } from "react";

import type { Failure } from "#api/failure.ts";

import { showProblem } from "./notice-store.ts";

/** Why an action failed; null if it succeeded. */
export type Problem = Refusal | Failure | null;

type ActionState = {
  readonly isBusy: boolean;
  /** Runs the action only once, however often it is pressed, and shows its problem; returns whether it was done. */
  readonly run: (act: () => Promise<Problem>) => Promise<boolean>;
};

/** Performs an action and shows its problem; returns whether it was done. */
export async function perform(act: () => Promise<Problem>): Promise<boolean> {
  const problem = await act();
  if (problem !== null) showProblem(problem);
  return problem === null;
}

/** For actions that stay on the screen; `useSaving` is for those that return to the order. */
export function useAction(): ActionState {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // Stable, so that an effect can run an action.
  const run = useCallback(async (act: () => Promise<Problem>) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      return await perform(act);
    } finally {
      // Also after an exception, so that the button can be pressed again.
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }, []);
  return { isBusy, run };
}

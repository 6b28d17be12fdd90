import type { Refusal } from "@comanda/domain/refusal";
import { useRef, useState } from "react";
import { useLocation } from "wouter";

import type { Failure } from "#api/failure.ts";
import { rememberScreen } from "#ui/remember-screen.ts";

import { showProblem } from "./notice-store.ts";

/** Why an action failed; null if it succeeded. */
export type Problem = Refusal | Failure | null;

type Saving = {
  readonly isBusy: boolean;
  /** Runs the change only once, however often it is pressed, and returns to the order on success. */
  readonly save: (change: () => Promise<Problem>) => Promise<void>;
};

export function useSaving(): Saving {
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const save = async (change: () => Promise<Problem>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const isStillOpen = rememberScreen();
    try {
      const problem = await change();
      if (problem !== null) showProblem(problem);
      else if (isStillOpen()) navigate("/order");
    } finally {
      // Also after an exception, so that the button can be pressed again.
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}

import type { Refusal } from "@comanda/domain/refusal";
import { useRef, useState } from "react";

import type { Failure } from "#api/failure.ts";

import { useNavigate } from "../navigation/index.ts";
import { showProblem } from "./notice-store.ts";

/** Why an action failed; null if it succeeded. */
export type Problem = Refusal | Failure | null;

type Saving = {
  readonly isBusy: boolean;
  /** Runs the change only once, however often it is pressed, and returns to the order on success. */
  readonly save: (change: () => Promise<Problem>) => Promise<void>;
};

export function useSaving(): Saving {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const save = async (change: () => Promise<Problem>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const problem = await change();
      if (problem !== null) showProblem(problem);
      else navigate("/order");
    } finally {
      // Also after an exception, so that the button can be pressed again.
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}

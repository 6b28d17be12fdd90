import { useState } from "react";

import { showProblem, type useAction } from "../notice/index.ts";

/**
 * Runs every action at once. Unlike the button of a form, the floor does not show that it waits for a reply, and the next
 * touch is mostly for another table, so a touch that did nothing would be taken for one that did.
 */
export function useFloorActions(): ReturnType<typeof useAction> {
  const [underWay, setUnderWay] = useState(0);
  const run: ReturnType<typeof useAction>["run"] = async (act) => {
    setUnderWay((count) => count + 1);
    try {
      const problem = await act();
      if (problem !== null) showProblem(problem);
      return problem === null;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return { isBusy: underWay > 0, run };
}

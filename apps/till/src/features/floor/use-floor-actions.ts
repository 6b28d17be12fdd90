import { useState } from "react";

import { perform, type useAction } from "../notice/index.ts";

/**
 * Runs every action at once. The floor does not show that it waits for a reply, and the next touch is mostly for another
 * table: if it did nothing, nobody would notice.
 */
export function useFloorActions(): ReturnType<typeof useAction> {
  const [underWay, setUnderWay] = useState(0);
  const run: ReturnType<typeof useAction>["run"] = async (act) => {
    setUnderWay((count) => count + 1);
    try {
      return await perform(act);
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return { isBusy: underWay > 0, run };
}

import { mergePlans } from "@comanda/domain/floor/merge-plans";
import type { Plan } from "@comanda/domain/floor/plan";
import { useEffect, useRef, useState } from "react";

import type { Problem } from "../notice/index.ts";
import { fetchFloor, type StoredFloor } from "./stored-floor.ts";

/** What somebody else has changed while the plan was edited here. */
type ChangedMeanwhile = {
  readonly versions: Parameters<typeof mergePlans>[0];
  /** The names of what both changed. */
  readonly disputed: readonly string[];
};

/** Puts what somebody else has saved meanwhile together with what was changed here, which stays. */
export function useTheirChanges(plan: Plan, onMerged: (plan: Plan) => void) {
  const [meanwhile, setMeanwhile] = useState<ChangedMeanwhile | null>(null);
  const latestPlan = useRef(plan);
  useEffect(() => {
    latestPlan.current = plan;
  });
  return {
    disputed: meanwhile?.disputed ?? null,
    forget: () => setMeanwhile(null),
    merge: async (
      before: StoredFloor,
      onFetched: (floor: StoredFloor) => void,
    ): Promise<Problem> => {
      const fresh = await fetchFloor(before);
      if (!fresh.ok) return fresh.failure;
      const mine = latestPlan.current;
      const versions = { base: before.plan, mine, theirs: fresh.reply.plan };
      const { plan: merged, disputed } = mergePlans(versions, "mine");
      onFetched(fresh.reply);
      onMerged(merged);
      setMeanwhile({ versions, disputed });
      return null;
    },
    settle: (prefers: "mine" | "theirs") => {
      if (meanwhile !== null && prefers === "theirs") {
        onMerged(mergePlans(meanwhile.versions, prefers).plan);
      }
      setMeanwhile(null);
    },
  };
}

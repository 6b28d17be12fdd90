import type { StationId } from "@comanda/domain/id";
import { useCallback, useRef, useState } from "react";
import type { Failure } from "#api/failure.ts";
import { pickSalePoint } from "./pick-sale-point.ts";

type PickSalePoint = {
  readonly pick: (station: StationId) => Promise<void>;
  /** The sale point that is being picked. */
  readonly picking: StationId | null;
  readonly failure: Failure | null;
};

export function usePickSalePoint(): PickSalePoint {
  const [picking, setPicking] = useState<StationId | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A second press in the same frame would still see the old state.
  const isPicking = useRef(false);
  const pick = useCallback(async (station: StationId) => {
    if (isPicking.current) return;
    isPicking.current = true;
    setPicking(station);
    const refused = await pickSalePoint(station);
    isPicking.current = false;
    setPicking(null);
    setFailure(refused);
  }, []);
  return { pick, picking, failure };
}

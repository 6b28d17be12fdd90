import type { StationId } from "@comanda/domain/id";
import { useCallback, useState } from "react";

import type { Failure } from "#api/failure.ts";

import { useAction } from "../notice/index.ts";
import { pickSalePoint } from "./pick-sale-point.ts";

type PickSalePoint = {
  readonly pick: (station: StationId) => Promise<void>;
  /** The sale point that is being picked. */
  readonly picking: StationId | null;
  readonly failure: Failure | null;
};

export function usePickSalePoint(): PickSalePoint {
  const { isBusy, run } = useAction();
  const [picked, setPicked] = useState<StationId | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const pick = useCallback(
    async (station: StationId) => {
      await run(async () => {
        setPicked(station);
        setFailure(await pickSalePoint(station));
        return null;
      });
    },
    [run],
  );
  return { pick, picking: isBusy ? picked : null, failure };
}

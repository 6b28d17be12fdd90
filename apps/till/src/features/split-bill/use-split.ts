import { carryMoves, type Split } from "@comanda/domain/bill/split-bill";
import { useEffect, useEffectEvent, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";

import { showNotice } from "../notice/index.ts";

type CurrentSplit = {
  readonly split: Split;
  readonly setSplit: (moved: Split) => void;
};

/**
 * The split so far. The server refuses it once others have changed the bill: the moves are then carried over or, if the
 * lines have changed, made again by the user. While it is being sent, the change is its own.
 */
export function useSplit(start: Split, isBusy: boolean): CurrentSplit {
  const { money } = useAllMessages();
  const [state, setState] = useState({ begun: start, split: start, restarts: 0 });
  const { begun, split, restarts } = state;
  if (begun.first.version !== start.first.version && !isBusy) {
    const carried = carryMoves(split, begun, start);
    const isLost = carried === null && split.second.lines.length > 0;
    setState({
      begun: start,
      split: carried ?? start,
      restarts: isLost ? restarts + 1 : restarts,
    });
  }
  const announce = useEffectEvent(() => showNotice(money.splitAgain));
  useEffect(() => {
    if (restarts > 0) announce();
  }, [restarts]);
  return { split, setSplit: (moved) => setState({ ...state, split: moved }) };
}

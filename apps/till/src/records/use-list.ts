import type { Call, ReplyOf } from "@comanda/contract/call";
import { useEffect, useState } from "react";

import type { Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

export type ListState<C extends Call> =
  | { readonly state: "waiting" }
  | { readonly state: "ready"; readonly reply: ReplyOf<C> }
  | { readonly state: "failed"; readonly failure: Failure };

/** Loads a list that only one screen needs when that screen opens. `ask` must be a stable function. */
export function useList<C extends Call>(
  ask: () => Promise<Outcome<C>>,
): { readonly list: ListState<C>; readonly askAgain: () => void } {
  const [list, setList] = useState<ListState<C>>({ state: "waiting" });
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isWanted = tries > 0;
    const load = async () => {
      const outcome = await ask();
      if (isWanted) setList(toListState(outcome));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [ask, tries]);
  const askAgain = () => {
    setList({ state: "waiting" });
    setTries(tries + 1);
  };
  return { list, askAgain };
}

function toListState<C extends Call>(outcome: Outcome<C>): ListState<C> {
  return outcome.ok
    ? { state: "ready", reply: outcome.reply }
    : { state: "failed", failure: outcome.failure };
}

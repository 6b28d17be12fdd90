import { useEffect, useState } from "react";

import type { Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import type { Call, ReplyOf } from "@comanda/contract/call";

export type RequestState<Reply> =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "here"; readonly reply: Reply };

/** The server's reply to a query, requested again whenever the query changes. */
export function useRequest<C extends Call>(
  ask: () => Promise<Outcome<C>>,
  question: string,
): RequestState<ReplyOf<C>> {
  const [asked, setAsked] = useState<RequestState<ReplyOf<C>>>({ state: "waiting" });
  useEffect(() => {
    let isLeft = false;
    setAsked({ state: "waiting" });
    const take = async () => {
      const outcome = await ask();
      if (isLeft) return;
      setAsked(
        outcome.ok
          ? { state: "here", reply: outcome.reply }
          : { state: "failed", failure: outcome.failure },
      );
    };
    void take();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the serialized query stands for the call's input
  }, [question]);
  return asked;
}

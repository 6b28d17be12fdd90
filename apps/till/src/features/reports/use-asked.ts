import { useEffect, useState } from "react";

import type { Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import type { Call, ReplyOf } from "@comanda/contract/call";

export type Asked<Reply> =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "here"; readonly reply: Reply };

/** What the server answers to a question, which is asked again when the question is another one. */
export function useAsked<C extends Call>(
  ask: () => Promise<Outcome<C>>,
  question: string,
): Asked<ReplyOf<C>> {
  const [asked, setAsked] = useState<Asked<ReplyOf<C>>>({ state: "waiting" });
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
    // oxlint-disable-next-line react/exhaustive-deps -- the question says what is asked
  }, [question]);
  return asked;
}

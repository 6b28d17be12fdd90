import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import { findBills } from "@comanda/contract/find-bills";
import { useEffect, useState } from "react";

import { callApi, type Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

type Query = QueryOf<typeof findBills>;
type Reply = ReplyOf<typeof findBills>;

export type BillSearchState =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "ready"; readonly reply: Reply };

type QueryOutcome = { readonly query: Query; readonly outcome: Outcome<typeof findBills> };

/** Searches on the server whenever the query changes. Pass the same object for the same query. */
export function useBillSearch(query: Query | null): {
  readonly found: BillSearchState;
  readonly askAgain: () => void;
} {
  const [answer, setAnswer] = useState<QueryOutcome | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isWanted = tries > 0;
    const ask = async (asked: Query) => {
      const outcome = await fetchAllPages(asked);
      if (isWanted) setAnswer({ query: asked, outcome });
    };
    if (query !== null) void ask(query);
    return () => {
      isWanted = false;
    };
  }, [query, tries]);
  const askAgain = () => {
    setAnswer(null);
    setTries(tries + 1);
  };
  return {
    found: answer?.query === query ? searchStateOf(answer) : { state: "waiting" },
    askAgain,
  };
}

function searchStateOf(answer: QueryOutcome | null): BillSearchState {
  if (answer === null) return { state: "waiting" };
  const { outcome } = answer;
  return outcome.ok
    ? { state: "ready", reply: outcome.reply }
    : { state: "failed", failure: outcome.failure };
}

/**
 * A single day is read to its last page; for all days the newest page is enough, and a longer search text finds older
 * bills.
 */
async function fetchAllPages(query: Query): Promise<Outcome<typeof findBills>> {
  const first = await callApi(findBills, { query });
  if (!first.ok || query.date === undefined || first.reply.next === null) return first;
  const rest = await fetchAllPages({ ...query, before: first.reply.next });
  if (!rest.ok) return rest;
  return { ...rest, reply: { ...rest.reply, bills: [...first.reply.bills, ...rest.reply.bills] } };
}

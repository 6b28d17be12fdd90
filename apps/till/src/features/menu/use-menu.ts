import { listMenu } from "@comanda/contract/menu";
import type { Menu } from "@comanda/domain/menu/menu";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { mayRetryReferenceData } from "@comanda/domain/venue/pace";
import { useEffect, useMemo, useState } from "react";
import { callApi, type Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { menuFrom } from "./menu-from-reply.ts";

export type MenuState =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: "ready"; readonly menu: Menu; readonly moneyFormat: MoneyFormat };

/** Long enough for a server that restarts, short enough to wait for. */
const retryMs = 2000;

/** The menu of the location. A server that is gone is asked again by itself, a few times. */
export function useMenu(): MenuState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<typeof listMenu> | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: number | undefined;
    const ask = async () => {
      const answer = await callApi(listMenu, {});
      if (!isWanted) return;
      setOutcome(answer);
      const isPassing = !answer.ok && answer.failure.status >= 500;
      if (isPassing && mayRetryReferenceData(attempt)) {
        timer = window.setTimeout(() => setAttempt(attempt + 1), retryMs);
      }
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  return useMemo(() => {
    if (outcome === null) return { state: "loading" };
    if (outcome.ok) {
      const { reply } = outcome;
      return { state: "ready", menu: menuFrom(reply), moneyFormat: reply.moneyFormat };
    }
    const retry = () => setAttempt((attempts) => attempts + 1);
    return { state: "failed", failure: outcome.failure, retry };
  }, [outcome]);
}

import type { ReplyOf } from "@comanda/contract/call";
import { readFirstVenue } from "@comanda/contract/first-venue";
import { readFrontPage } from "@comanda/contract/front-page";
import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { recordStore } from "#records/record-store.ts";

export type FrontPageReply = ReplyOf<typeof readFrontPage>;

type FrontPageState = {
  /** The last figures that came, which stay while newer ones do not. */
  readonly page: FrontPageReply | null;
  readonly hasDemoPasswords: boolean;
  /** Why the last try brought none. */
  readonly failure: Failure | null;
};

/** A full evening has several writes a second, and the figures need not be newer than this. */
const shortestPauseMs = 5 * msPerSecond;

/** The front page, read again when a till or the office has written, every minute, and when the page is looked at. */
export function useFrontPage(): FrontPageState {
  const [state, setState] = useState<FrontPageState>({
    page: null,
    hasDemoPasswords: false,
    failure: null,
  });
  useEffect(
    () => startRefreshing((changes) => setState((before) => ({ ...before, ...changes }))),
    [],
  );
  return state;
}

/** Returns the function that ends it. */
function startRefreshing(show: (changes: Partial<FrontPageState>) => void): () => void {
  let isStopped = false;
  let isAsking = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    isAsking = true;
    const [page, venue] = await Promise.all([
      callApi(readFrontPage, {}),
      callApi(readFirstVenue, {}),
    ]);
    if (isStopped) return;
    show(page.ok ? { page: page.reply, failure: null } : { failure: page.failure });
    if (venue.ok) show({ hasDemoPasswords: venue.reply.hasDemoPasswords });
    timer = setTimeout(() => {
      isAsking = false;
      if (isDue) refresh();
    }, shortestPauseMs);
  };
  const refresh = () => {
    isDue = isAsking;
    if (!isAsking && document.visibilityState === "visible") void ask();
  };
  const unsubscribe = recordStore.subscribe((now, before) => {
    if (now.ping !== before.ping) refresh();
  });
  const minutes = setInterval(refresh, msPerMinute);
  document.addEventListener("visibilitychange", refresh);
  addEventListener("focus", refresh);
  addEventListener("online", refresh);
  refresh();
  return () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
    clearInterval(minutes);
    document.removeEventListener("visibilitychange", refresh);
    removeEventListener("focus", refresh);
    removeEventListener("online", refresh);
  };
}

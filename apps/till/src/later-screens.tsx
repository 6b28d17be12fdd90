import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { networkError } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { sayFailure } from "#features/notice/index.ts";
import { useMessages } from "#language/use-language.ts";
import { Waiting } from "#ui/waiting.tsx";

import { loadAgainAtOnce } from "./load-again.ts";

/** Screens that are fetched after the order screen works. */
export type LaterScreens<Screens> = {
  readonly now: () => Screens | null;
  /** Nothing where there is no network. */
  readonly fetch: () => Promise<Screens | null>;
};

export function laterScreens<Screens>(load: () => Promise<Screens>): LaterScreens<Screens> {
  let here: Screens | null = null;
  return {
    now: () => here,
    fetch: async () => {
      try {
        here ??= await load();
      } catch (error) {
        // Without a network they are missing until the page is loaded again; that alone is not reported.
        reportFault(error, "later screens");
      }
      return here;
    },
  };
}

/** Fetches while hands are still: the first press on a button then waits for nothing, and needs no network. */
export function useFetched(screens: readonly LaterScreens<unknown>[], afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all(screens.map(({ fetch }) => fetch()));
    }, afterMs);
    return () => clearTimeout(timer);
  }, [screens, afterMs]);
}

/** Long enough for the frame with the first screen. */
const rightAfterMs = 100;

/** What comes right after the first screen. */
export function useSometime<Screens>(screens: LaterScreens<Screens>): Screens | null {
  const [here, setHere] = useState(screens.now);
  useEffect(() => {
    if (here !== null) return undefined;
    const fetchThem = async () => setHere(await screens.fetch());
    const timer = setTimeout(() => void fetchThem(), rightAfterMs);
    return () => clearTimeout(timer);
  }, [screens, here]);
  return here;
}

type LaterProps<Screens> = {
  readonly screens: LaterScreens<Screens>;
  readonly children: (screens: Screens) => ReactNode;
  /** Puts away what cannot be shown without a network. */
  readonly onMissing?: () => void;
};

/** What was fetched shows in the same frame, for which Suspense takes a third of a second. */
export function Later<Screens>({ screens, children, onMissing }: LaterProps<Screens>) {
  const { lines } = useMessages();
  const [, navigate] = useLocation();
  // Another route may show other screens at this very place: what is here is always asked anew.
  const here = screens.now();
  const [, setFetched] = useState<unknown>(null);
  useEffect(() => {
    let isLeft = false;
    const take = async () => {
      const fetched = await screens.fetch();
      if (isLeft) return;
      setFetched(fetched);
      if (fetched !== null || (await loadAgainAtOnce()) || isLeft) return;
      if (onMissing !== undefined) {
        onMissing();
        return;
      }
      sayFailure(networkError);
      navigate("/order");
    };
    if (screens.now() === null) void take();
    return () => {
      isLeft = true;
    };
  }, [screens, navigate, onMissing]);
  return here === null ? <Waiting>{lines.openingScreen}</Waiting> : children(here);
}

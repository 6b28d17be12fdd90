import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { networkError } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { sayFailure } from "#features/notice/index.ts";
import { useMessages } from "#language/use-language.ts";
import { Waiting } from "#ui/waiting.tsx";

import { loadAgainAtOnce } from "./reload-page.ts";

/** Screens whose code is fetched after the order screen works. */
export type LaterScreens<Screens> = {
  readonly now: () => Screens | null;
  /** Null if there is no network. */
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
        // Without a network the screens are missing until the page reloads. `reportFault` ignores that case.
        reportFault(error, "later screens");
      }
      return here;
    },
  };
}

/** Prefetches screens after a delay, so that the first press on a button neither waits nor needs the network. */
export function useFetched(screens: readonly LaterScreens<unknown>[], afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all(screens.map(({ fetch }) => fetch()));
    }, afterMs);
    return () => clearTimeout(timer);
  }, [screens, afterMs]);
}

/** Lets the first screen render first. */
const rightAfterMs = 100;

/** Fetches what is needed right after the first screen. */
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
  /** Closes what cannot be shown without a network. */
  readonly onMissing?: () => void;
};

/** Renders fetched screens in the same frame, where Suspense would take a third of a second. */
export function Later<Screens>({ screens, children, onMissing }: LaterProps<Screens>) {
  const { lines } = useMessages();
  const [, navigate] = useLocation();
  // React may reuse this component for a route with other screens, so the state cannot hold them.
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

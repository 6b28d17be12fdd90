import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { networkError } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { showFailure } from "#features/notice/index.ts";
import { useMessages } from "#language/use-language.ts";
import { Waiting } from "#ui/waiting.tsx";

import { reloadNow } from "./reload-page.ts";

/** Screens whose code is fetched after the order screen works. */
export type ScreenLoader<Screens> = {
  readonly now: () => Screens | null;
  /** Null if there is no network. */
  readonly fetch: () => Promise<Screens | null>;
};

export function createScreenLoader<Screens>(load: () => Promise<Screens>): ScreenLoader<Screens> {
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
export function usePrefetch(screens: readonly ScreenLoader<unknown>[], afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all(screens.map(({ fetch }) => fetch()));
    }, afterMs);
    return () => clearTimeout(timer);
  }, [screens, afterMs]);
}

/** Lets the first screen render first. */
const loadDelayMs = 100;

/** Fetches what is needed right after the first screen. */
export function useLoadedScreens<Screens>(
  screens: ScreenLoader<Screens>,
  afterMs = loadDelayMs,
): Screens | null {
  const [here, setHere] = useState(screens.now);
  useEffect(() => {
    if (here !== null) return undefined;
    const fetchThem = async () => setHere(await screens.fetch());
    const timer = setTimeout(() => void fetchThem(), afterMs);
    return () => clearTimeout(timer);
  }, [screens, here, afterMs]);
  return here;
}

type LazyScreenProps<Screens> = {
  readonly screens: ScreenLoader<Screens>;
  readonly children: (screens: Screens) => ReactNode;
  /** Closes what cannot be shown without a network. */
  readonly onMissing?: () => void;
};

/** Renders fetched screens in the same frame, where Suspense would take a third of a second. */
export function LazyScreen<Screens>({ screens, children, onMissing }: LazyScreenProps<Screens>) {
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
      if (fetched !== null || (await reloadNow()) || isLeft) return;
      if (onMissing !== undefined) {
        onMissing();
        return;
      }
      showFailure(networkError);
      navigate("/order");
    };
    if (screens.now() === null) void take();
    return () => {
      isLeft = true;
    };
  }, [screens, navigate, onMissing]);
  return here === null ? <Waiting>{lines.openingScreen}</Waiting> : children(here);
}

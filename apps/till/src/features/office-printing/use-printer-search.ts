import { useCallback, useEffect, useRef, useState } from "react";

import { pause } from "#api/pause.ts";
import {
  readPrinterSearch,
  startPrinterSearch,
  type SearchReply,
} from "#device/search-printers.ts";

type PrinterSearchState = {
  /** The last reply of the bridge; null before the first. */
  readonly reply: SearchReply | null;
  readonly isSearching: boolean;
  /** Begins a search, or joins one that another user has begun. */
  readonly start: () => void;
};

/** Often enough to see it move. */
const pollMs = 500;

/** Has the bridge at an address search for printers, and follows it to its end. */
export function usePrinterSearch(printerServerAddress: string): PrinterSearchState {
  const [reply, setReply] = useState<SearchReply | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const start = useCallback(() => {
    const follow = async () => {
      setIsSearching(true);
      let next = await startPrinterSearch(printerServerAddress);
      while (!isLeft.current && isRunning(next)) {
        setReply(next);
        await pause(pollMs);
        next = await readPrinterSearch(printerServerAddress);
      }
      if (isLeft.current) return;
      setReply(next);
      setIsSearching(false);
    };
    void follow();
  }, [printerServerAddress]);
  return { reply, isSearching, start };
}

function isRunning(reply: SearchReply): boolean {
  return reply.kind === "search" && reply.search.state === "running";
}

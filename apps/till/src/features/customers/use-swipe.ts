import { readSwipe } from "@comanda/domain/form/read-swipe";
import { useRef, useState } from "react";

/** A reader sends each character of a card within a few hundredths of a second; nobody types that fast. */
const pauseMs = 250;

type Swipe = {
  readonly search: string;
  readonly isPaymentCard: boolean;
  readonly onType: (text: string) => void;
};

/**
 * The text typed or swiped into a search. Payment card data is neither shown nor stored: from its first characters on,
 * all input is dropped until the reader is silent.
 */
export function useSwipe(): Swipe {
  const [search, setSearch] = useState("");
  const [isPaymentCard, setIsPaymentCard] = useState(false);
  const droppedAt = useRef(Number.NEGATIVE_INFINITY);
  const onType = (text: string) => {
    const now = performance.now();
    const isStillComing = now - droppedAt.current < pauseMs;
    const read = isStillComing ? null : readSwipe(text);
    if (read === null) {
      droppedAt.current = now;
      setSearch("");
      setIsPaymentCard(true);
      return;
    }
    setIsPaymentCard(false);
    // A house card keeps its sentinels until it is complete, so that its track is read as a whole.
    setSearch(text);
  };
  return { search, isPaymentCard, onType };
}

import { readSwipe } from "@comanda/domain/form/read-swipe";
import { useRef, useState } from "react";

/** A reader types a card within a few hundredths of a second for each character; nobody's fingers do. */
const pauseMs = 250;

type Swipe = {
  readonly search: string;
  readonly isPaymentCard: boolean;
  readonly onType: (text: string) => void;
};

/**
 * What was typed or swiped into a search. Of a payment card nothing is shown or kept: from its first
 * characters on, everything is dropped until the reader is silent.
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
    // A house card keeps its marks until it is all there, so that its track is read as a whole.
    setSearch(text);
  };
  return { search, isPaymentCard, onType };
}

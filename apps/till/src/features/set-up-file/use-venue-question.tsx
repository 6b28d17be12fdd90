import type { VenueDifference } from "@comanda/domain/venue/venue-change";
import { useState, type ReactNode } from "react";

import type { AskVenue, VenueAnswer } from "./import-asking.ts";
import { VenueQuestion } from "./venue-question.tsx";

type Asked = {
  readonly difference: VenueDifference;
  readonly answer: (answer: VenueAnswer) => void;
};

/** Asks what to keep of the venue; the screen that imports a file shows the question. */
export function useVenueQuestion(): { readonly ask: AskVenue; readonly question: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: AskVenue = (difference) =>
    new Promise((resolve) => {
      const answer = (given: VenueAnswer) => {
        setAsked(null);
        resolve(given);
      };
      setAsked({ difference, answer });
    });
  const question = asked !== null && (
    <VenueQuestion difference={asked.difference} onAnswer={asked.answer} />
  );
  return { ask, question };
}

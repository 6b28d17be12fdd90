import type { FoundPrinter } from "@comanda/contract/bridge";
import { placePrinters, printNumbers } from "@comanda/contract/office-printing";
import { guessPaperWidth, paperWidths } from "@comanda/domain/paper/guess-paper-width";
import { useState } from "react";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { deliverPapers, paperQuery } from "../papers/index.ts";
import {
  findNameless,
  placementOf,
  startDraft,
  withLaterChanges,
  type Place,
  type PlaceDraft,
} from "./place-draft.ts";
import type { VenuePrinting } from "./venue-printing.ts";

type PlacingState = {
  /** As the venue was when the form was begun: a save is refused if it has changed since. */
  readonly venue: VenuePrinting;
  readonly draft: PlaceDraft;
  /** Whether the form has input that is not saved. */
  readonly isTouched: boolean;
  /** What was saved, if more was changed since: until the venue is read again, that cannot be saved. */
  readonly sent: PlaceDraft | null;
  readonly nameless: readonly number[];
  /** How often a save was refused. */
  readonly refusals: number;
  /** The refusal of the last save by the server. */
  readonly failure: Failure | null;
};

type PrinterChanges = { readonly name?: string; readonly widthDots?: number };

/** The form in which an owner says where the found printers are and what prints on them. */
export function usePlacing(venue: VenuePrinting, found: readonly FoundPrinter[]) {
  const [state, setState] = useState<PlacingState>(() => startPlacing(venue, found));
  const { draft, isTouched, sent } = state;
  if (venue !== state.venue) {
    const started = startPlacing(venue, found);
    // An untouched form shows what is saved, also by others.
    if (!isTouched) setState(started);
    else if (sent !== null) {
      const later = withLaterChanges(started.draft, { sent, now: draft });
      setState({ ...started, draft: later, isTouched });
    }
  }
  const placement = placementOf(state.venue, draft);
  const put = (changes: Partial<PlacingState>) => setState((before) => ({ ...before, ...changes }));
  const changeDraft = (next: PlaceDraft) => {
    const nameless = findNameless(next);
    put({
      draft: next,
      isTouched: true,
      nameless: state.nameless.filter((number) => nameless.includes(number)),
      failure: null,
    });
  };
  const refuse = (problems: Pick<PlacingState, "nameless" | "failure">) =>
    put({ ...problems, refusals: state.refusals + 1 });
  return {
    ...state,
    isChanged: isTouched && placement.printers.length + placement.stations.length > 0,
    changePrinter: (number: number, changes: PrinterChanges) =>
      changeDraft({ ...draft, printers: withChanges(draft.printers, number, changes) }),
    changePlace: (key: string, place: Place) =>
      changeDraft({ ...draft, places: new Map([...draft.places, [key, place]]) }),
    startAgain: () => setState(startPlacing(venue, found)),
    /** Whether all of it is saved. */
    save: async (): Promise<boolean> => {
      const nameless = findNameless(draft);
      if (nameless.length > 0) {
        refuse({ nameless, failure: null });
        return false;
      }
      const saved = await write(placePrinters, { body: placement });
      // What was saved stays on the screen until the venue is read again.
      if (saved.ok) {
        setState((now) => {
          const isTouchedSince = now.isTouched && now.draft !== draft;
          const later = { isTouched: isTouchedSince, sent: isTouchedSince ? draft : null };
          return { ...now, venue, failure: null, ...later };
        });
      } else refuse({ nameless: [], failure: saved.failure });
      return saved.ok;
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;

function startPlacing(venue: VenuePrinting, found: readonly FoundPrinter[]): PlacingState {
  const draft = startDraft(venue, found);
  return { venue, draft, isTouched: false, sent: null, nameless: [], refusals: 0, failure: null };
}

function withChanges(
  printers: PlaceDraft["printers"],
  number: number,
  changes: PrinterChanges,
): PlaceDraft["printers"] {
  return printers.map((one) => (one.number === number ? { ...one, ...changes } : one));
}

/** Prints its number on each printer. */
export async function printNumbersOn({ printers }: PlaceDraft): Promise<Failure | null> {
  const pages = printers.map(({ number, found }) => ({
    number,
    address: found.address,
    // A narrow page is whole on any paper.
    widthDots: guessPaperWidth(found.model) ?? paperWidths.narrow,
  }));
  const printed = await write(printNumbers, { query: paperQuery(), body: { pages } });
  if (!printed.ok) return printed.failure;
  void deliverPapers(printed.reply);
  return null;
}

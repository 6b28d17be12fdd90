import type { importSetup, VenueChoice } from "@comanda/contract/office-setup";
import { differenceOfDetails, type VenueDifference } from "@comanda/domain/venue/venue-change";

import type { Outcome } from "#api/call.ts";

/** What the user wants of the venue's own details; null if the file is not to be imported. */
export type VenueAnswer = "keep" | "take" | null;
export type AskVenue = (difference: VenueDifference) => Promise<VenueAnswer>;

type Imported = Outcome<typeof importSetup>;

/** Imports a set-up file. What it would change of the venue itself is asked first; null if the user wants none of it. */
export async function importAsking(
  send: (venue: VenueChoice) => Promise<Imported>,
  ask: AskVenue,
): Promise<Imported | null> {
  const first = await send("ask");
  if (first.ok || first.failure.code !== "other-venue") return first;
  const answer = await ask(differenceOfDetails(first.failure.about));
  return answer === null ? null : send(answer);
}

import type { LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

/** What a location gets, and when. */
export type NewContents<Stored> = {
  readonly location: LocationId;
  readonly contents: readonly Stored[];
  readonly at: Instant;
};

import type { RefusalDetails } from "../refusal.ts";

/**
 * What belongs to one venue alone, in the order in which people are asked about it: what it said when it was new, what
 * its bills say of it, its print bridge, and its numbers at the tax consultant.
 */
export const venueFields = [
  "venueName",
  "name",
  "address",
  "phone",
  "timeZone",
  "currency",
  "decimals",
  "numbers",
  "language",
  "taxNumber",
  "billHeader",
  "billFooter",
  "logo",
  "printerServerAddress",
  "datevConsultant",
  "datevClient",
] as const;
export type VenueField = (typeof venueFields)[number];

/** What a venue says of itself; a file may lack some of it. */
export type VenueTexts = Readonly<Partial<Record<VenueField, string>>>;

/** What a file would change of it. */
export type VenueChange = {
  readonly field: VenueField;
  readonly here: string;
  readonly inFile: string;
};

/** What a file does not say stays as it is. */
export function findVenueChanges(here: VenueTexts, inFile: VenueTexts): readonly VenueChange[] {
  return venueFields.flatMap((field): readonly VenueChange[] => {
    const [now = "", then = now] = [here[field], inFile[field]];
    return now === then ? [] : [{ field, here: now, inFile: then }];
  });
}

/** A house with one location has one name, about which people are asked once. */
export function changesToAsk(changes: readonly VenueChange[]): readonly VenueChange[] {
  const named = changes.find(({ field }) => field === "name");
  return changes.filter(
    (change) =>
      change.field !== "venueName" || change.here !== named?.here || change.inFile !== named.inFile,
  );
}

/** What a person decides about. */
export type VenueDifference = {
  readonly changes: readonly VenueChange[];
  /** Whether bills would show another currency, or other amounts, than they were paid in. */
  readonly hasBills: boolean;
};

/** As the details of a refusal: each field with both texts. */
export function detailsOfDifference({ changes, hasBills }: VenueDifference): RefusalDetails {
  const pairs = changes.map(({ field, here, inFile }) => [field, [here, inFile]] as const);
  return { ...Object.fromEntries(pairs), bills: Number(hasBills) };
}

export function differenceOfDetails(details: RefusalDetails): VenueDifference {
  const changes = venueFields.flatMap((field): readonly VenueChange[] => {
    const pair = details[field];
    if (!Array.isArray(pair)) return [];
    const [here = "", inFile = ""] = pair.map(String);
    return [{ field, here, inFile }];
  });
  return { changes, hasBills: details["bills"] === 1 };
}

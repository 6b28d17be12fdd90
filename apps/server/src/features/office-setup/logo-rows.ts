import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";

import { findKnownHashes } from "../content/index.ts";
import { findLogosInUse, insertLogos, toStoredLogo, type StoredLogo } from "../logo/index.ts";
import type { Fields } from "../office/index.ts";
import { withoutKnown, type ContentList } from "./content-rows.ts";

/** The list of a set-up file with the logo that its location names by its hash. */
export const logoSection = "logos";

export const logoList: ContentList<StoredLogo> = {
  section: logoSection,
  read: toStoredLogo,
  notContent: "not-a-logo",
};

/** The logo of the location, as a set-up file has it. */
export async function exportLogos(
  database: Database,
  location: LocationId,
): Promise<readonly Fields[]> {
  const logos = await findLogosInUse(database, location);
  return logos.map(({ hash, content }) => ({ hash, content }));
}

/** Those that the location does not have yet. */
export async function findNewLogos(
  database: Database,
  location: LocationId,
  logos: readonly StoredLogo[],
): Promise<readonly StoredLogo[]> {
  const hashes = logos.map(({ hash }) => hash);
  return withoutKnown(logos, await findKnownHashes(database, "logo", location, hashes));
}

/** Stores the new logos of a file, before its location names them. */
export async function importLogos(
  { tx, session: { location }, at }: WriteContext,
  logos: readonly StoredLogo[],
): Promise<void> {
  const fresh = await findNewLogos(tx, location, logos);
  await insertLogos(tx, { location, contents: fresh, at });
}

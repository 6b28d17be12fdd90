import type { LocationId } from "@comanda/domain/id";
import type { Dots } from "@comanda/domain/paper/dots";
import { readLogo } from "@comanda/domain/paper/logo";

import type { Database } from "#database/database.ts";
import { getOrCreate } from "#database/get-or-create.ts";

import { findLogo } from "./logo-store.ts";

/** Null if the location does not have the logo. */
export type FindLogo = (location: LocationId, hash: string) => Promise<Dots | null>;

/** More than the locations of a server print in a day. */
const maximumLogos = 200;

/** Reads the logo of a hash once: it never changes. */
export function cacheLogos(database: Database): FindLogo {
  const known = new Map<string, Promise<Dots | null>>();
  return (location, hash) =>
    getOrCreate(known, { key: `${location} ${hash}`, maximum: maximumLogos }, async () => {
      const content = await findLogo(database, location, hash);
      return content === null ? null : toDots(content);
    });
}

function toDots(content: string): Dots | null {
  const logo = readLogo(Buffer.from(content, "base64"));
  return "problem" in logo ? null : logo;
}

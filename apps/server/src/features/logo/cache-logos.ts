import type { Dots } from "@comanda/domain/paper/dots";
import { readLogo } from "@comanda/domain/paper/logo";

import type { Database } from "#database/database.ts";

import { cacheContents, type ContentPlace } from "../content/index.ts";
import { findLogo } from "./logo-store.ts";

/** Null if the location does not have the logo. */
export type FindLogo = (place: ContentPlace) => Promise<Dots | null>;

/** Reads the logo of a hash once. */
export function cacheLogos(database: Database): FindLogo {
  return cacheContents(async ({ location, hash }) => {
    const content = await findLogo(database, location, hash);
    return content === null ? null : toDots(content);
  });
}

function toDots(content: string): Dots | null {
  const logo = readLogo(Buffer.from(content, "base64"));
  return "problem" in logo ? null : logo;
}

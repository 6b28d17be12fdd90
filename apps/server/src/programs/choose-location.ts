import type { LocationId } from "@comanda/domain/id";

import { StartupError } from "#database/startup-error.ts";
import type { Database } from "#database/database.ts";

import { findAllLocations } from "../features/venue/index.ts";

type NamedLocation = { readonly id: LocationId; readonly name: string };

/** The location with that name; a server with only one location needs no name. */
export async function chooseLocation(database: Database, name?: string): Promise<NamedLocation> {
  const places = await findAllLocations(database);
  const [first, second] = name === undefined ? places : places.filter((one) => one.name === name);
  if (first !== undefined && second === undefined) return first;
  if (places.length === 0) throw noVenueError();
  const names = places.map((place) => `--location "${place.name}"`).join(" or ");
  throw new StartupError(`Name the location: ${names}`);
}

export function noVenueError(): StartupError {
  return new StartupError("There is no venue yet. Set one up with: npm start -- --empty");
}

import type { LocationId } from "@comanda/domain/id";

import { CannotStart } from "#database/startup-error.ts";
import type { Database } from "#database/database.ts";

import { findAllLocations } from "../features/venue/index.ts";

type Place = { readonly id: LocationId; readonly name: string };

/** The location with that name; a server with only one location needs no name. */
export async function chosenLocation(database: Database, name?: string): Promise<Place> {
  const places = await findAllLocations(database);
  const [first, second] = name === undefined ? places : places.filter((one) => one.name === name);
  if (first !== undefined && second === undefined) return first;
  if (places.length === 0) {
    throw new CannotStart("There is no venue yet. Set one up with: npm start -- --empty");
  }
  const names = places.map((place) => `--location "${place.name}"`).join(" or ");
  throw new CannotStart(`Name the location: ${names}`);
}

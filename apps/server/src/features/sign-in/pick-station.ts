import type { ParamsOf, ReplyOf } from "@comanda/contract/call";
import type { pickStation as pickStationCall } from "@comanda/contract/sign-in";

import type { Database } from "#database/database.ts";
import { noRecord, type RefusedCall } from "#http/refused-call.ts";
import type { Session } from "#http/session.ts";
import type { Clock } from "#http/surroundings.ts";

import { findLocations, findStations, presentLocation, presentStation } from "../venue/index.ts";
import { findWorkLocations } from "./account-store.ts";
import { revokeSession, setSessionStation } from "./session-store.ts";

type Parts = { readonly database: Database; readonly clock: Clock };

/** Takes the session to a sale point of a location where its user works, or, with 0, ends it. */
export async function pickStation(
  { database, clock }: Parts,
  { id: wanted }: ParamsOf<typeof pickStationCall>,
  session: Session,
): Promise<ReplyOf<typeof pickStationCall> | RefusedCall> {
  if (wanted === 0) {
    await revokeSession(database, session.id, clock());
    return { location: null, station: null };
  }
  const locations = await findLocations(database, await findWorkLocations(database, session.staff));
  const stations = await findStations(
    database,
    locations.map(({ id }) => id),
  );
  const station = stations.find(({ id, isSalePoint }) => id === wanted && isSalePoint);
  const location = locations.find(({ id }) => id === station?.location);
  if (station === undefined || location === undefined) return noRecord("Station", wanted);
  const place = { location: location.id, station: station.id };
  await setSessionStation(database, session.id, place);
  return { location: presentLocation(location), station: presentStation(station) };
}

import { randomUUID } from "node:crypto";

import type { ParamsOf, ReplyOf } from "@comanda/contract/call";
import type { pickStation as pickStationCall } from "@comanda/contract/pick-station";
import type { StationId } from "@comanda/domain/id";
import { leaveStation, takeStation } from "@comanda/domain/staff/take-station";

import type { Database } from "#database/database.ts";
import { isRefused, recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import type { Command, WriteRequest } from "#journal/command.ts";

import { moveStaff } from "../staff/index.ts";
import { findLocations, findStations, presentLocation, presentStation } from "../venue/index.ts";
import { findWorkLocations } from "./account-store.ts";
import { revokeSession, setSessionStation } from "./session-store.ts";
import { insertSignInEvent } from "./sign-in-event-store.ts";

export type PickStationParts = { readonly database: Database; readonly command: Command };

type PickStationReply = ReplyOf<typeof pickStationCall>;

/** Moves the session to a sale point of a location where its user works, or, with 0, ends it. */
export async function pickStation(
  parts: PickStationParts,
  { id: wanted }: ParamsOf<typeof pickStationCall>,
  session: Session,
): Promise<PickStationReply | RefusedCall> {
  return wanted === 0 ? signOut(parts, session) : moveToSalePoint(parts, wanted, session);
}

async function signOut(
  { command }: PickStationParts,
  session: Session,
): Promise<PickStationReply | RefusedCall> {
  const written = await command(toWriteRequest(session, "signed-out"), async (context) => {
    const { tx, at, changes } = context;
    if (!(await revokeSession(tx, session.id, at))) return {};
    const { location, staff, station, id } = session;
    await moveStaff(context, staff, (before) => leaveStation(before, station));
    const event = {
      location,
      kind: "signed-out",
      staff,
      session: id,
      address: null,
      at,
    } as const;
    await insertSignInEvent({ tx, changes }, event);
    return {};
  });
  return isRefused(written) ? written : { location: null, station: null };
}

async function moveToSalePoint(
  { database, command }: PickStationParts,
  wanted: StationId,
  session: Session,
): Promise<PickStationReply | RefusedCall> {
  const locations = await findLocations(database, await findWorkLocations(database, session.staff));
  const stations = await findStations(
    database,
    locations.map(({ id }) => id),
  );
  const station = stations.find(({ id, isSalePoint }) => id === wanted && isSalePoint);
  const location = locations.find(({ id }) => id === station?.location);
  if (station === undefined || location === undefined) return recordNotFound("Station", wanted);
  const there = { ...session, location: location.id, station: station.id };
  const written = await command(toWriteRequest(there, "pick-station"), async (context) => {
    const place = { location: location.id, station: station.id };
    await setSessionStation(context.tx, session.id, place);
    await moveStaff(context, session.staff, () => takeStation(station));
    return {};
  });
  if (isRefused(written)) return written;
  return { location: presentLocation(location), station: presentStation(station) };
}

/** Picking the same station twice changes nothing, so a retry needs no idempotency key. */
function toWriteRequest(session: Session, action: string): WriteRequest {
  return { session, action, key: randomUUID(), requestHash: "" };
}

import { pickStation } from "@comanda/contract/pick-station";
import type { StationId } from "@comanda/domain/id";
import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { setSessionStation } from "#api/change-session.ts";

import { placeNameOf } from "../kept-orders/index.ts";

export type SalePoint = {
  readonly id: StationId;
  /** `location - station name`. */
  readonly name: string;
};

/** The stations where the user may sell. */
export function salePointsOf(session: Session): readonly SalePoint[] {
  return session.stations
    .filter(({ isSalePoint }) => isSalePoint)
    .map((station) => ({ id: station.id, name: placeNameOf(station, session) }));
}

/** Picks a station to sell at; returns the failure if it cannot. */
export async function pickSalePoint(station: StationId): Promise<Failure | null> {
  const outcome = await callApi(pickStation, { params: { id: station } });
  if (!outcome.ok) return outcome.failure;
  setSessionStation(outcome.reply);
  return null;
}

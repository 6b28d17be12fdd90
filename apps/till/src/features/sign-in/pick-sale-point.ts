import { pickStation } from "@comanda/contract/pick-station";
import type { StationId } from "@comanda/domain/id";
import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { setSessionStation } from "#api/change-session.ts";

export type SalePoint = {
  readonly id: StationId;
  /** `location - station name`. */
  readonly name: string;
};

/** The stations where the user may sell. */
export function salePointsOf({ stations, locations }: Session): readonly SalePoint[] {
  const nameOfLocation = new Map(locations.map(({ id, name }) => [id, name]));
  return stations
    .filter(({ isSalePoint }) => isSalePoint)
    .map(({ id, name, location }) => ({
      id,
      name: `${nameOfLocation.get(location) ?? ""} - ${name}`,
    }));
}

/** Picks a station to sell at; returns the failure if it cannot. */
export async function pickSalePoint(station: StationId): Promise<Failure | null> {
  const outcome = await callApi(pickStation, { params: { id: station } });
  if (!outcome.ok) return outcome.failure;
  setSessionStation(outcome.reply);
  return null;
}

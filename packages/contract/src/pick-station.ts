import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { location, station } from "./venue.ts";
import { orNull, stationId } from "./wire.ts";

/** Picks the station of this session; 0 releases it and ends the session. */
export const pickStation = defineCall({
  name: "pick-station",
  method: "PATCH",
  path: "/pick-station/{id}",
  permission: "session",
  params: Type.Object({ id: Type.Union([stationId, Type.Literal(0)]) }),
  reply: Type.Object({ location: orNull(location), station: orNull(station) }),
});

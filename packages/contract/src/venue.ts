import { Type, type Static } from "typebox";

import { locationId, stationId } from "./wire.ts";

export const location = Type.Object({
  id: locationId,
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  /** An IANA name such as Asia/Bangkok. */
  timeZone: Type.String(),
  /** Empty if papers are printed at the till itself. */
  printerServerAddress: Type.String(),
  useLocalServer: Type.Boolean(),
  groupBillItems: Type.Boolean(),
  useBillNumberPerWorkday: Type.Boolean(),
  /** Missing in sessions that began before the setting existed: then it is off. */
  askForOrderLevel: Type.Optional(Type.Boolean()),
  /** Left out where guests do not order by seat. */
  usesSeats: Type.Optional(Type.Boolean()),
  decimalSeparator: Type.String(),
  thousandSeparator: Type.String(),
});
export type LocationReply = Static<typeof location>;

export const station = Type.Object({
  id: stationId,
  name: Type.String(),
  location: locationId,
  isSalePoint: Type.Boolean(),
  /** Missing in sessions that began before the setting existed: then it is off. */
  isCounter: Type.Optional(Type.Boolean()),
});
export type StationReply = Static<typeof station>;

import { Type, type Static } from "typebox";

import { dateTime, orNull, shiftId, staffId, stationId, workDayId } from "./wire.ts";

export const workDay = Type.Object({
  id: workDayId,
  startTime: dateTime,
  staff: staffId,
  endTime: orNull(dateTime),
});
export type WorkDayReply = Static<typeof workDay>;

export const shift = Type.Object({
  id: shiftId,
  name: Type.String(),
  station: stationId,
  workDay: workDayId,
  /** The cashier whose shift it is. */
  user: staffId,
  startTime: dateTime,
  endTime: orNull(dateTime),
});
export type ShiftReply = Static<typeof shift>;

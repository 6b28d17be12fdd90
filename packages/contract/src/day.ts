import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { dateTime, money, orNull, shiftId, staffId, stationId, workDayId } from "./wire.ts";

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
  /** The cashier who owns it. */
  user: staffId,
  startTime: dateTime,
  endTime: orNull(dateTime),
});
export type ShiftReply = Static<typeof shift>;

export const startWorkDay = defineCall({
  name: "start-work-day",
  method: "POST",
  path: "/work-day/start",
  permission: "toggle_staff_sign_in",
  reply: writtenReply({ id: workDayId }),
});

const counted = Type.Array(
  Type.Object({
    bill: money,
    qty: Type.Integer({ minimum: 0 }),
  }),
  { maxItems: 50 },
);

export const startShift = defineCall({
  name: "start-shift",
  method: "POST",
  path: "/shift/start",
  permission: "toggle_staff_sign_in",
  body: Type.Object({
    /** The grand total that the till has shown. */
    startDrawerCash: money,
    coin: counted,
    cash: counted,
  }),
  reply: writtenReply({ id: shiftId }),
});

import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { billId, dateTime, orNull, staffId } from "./wire.ts";

/** A database row as stored: money in hundredths, instants in milliseconds, quantities in tenths. */
const storedRow = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Null()]),
);
const storedRecord = { table: Type.String(), id: Type.Integer() };

/** How a write changed a row. */
const storedChange = Type.Union([
  Type.Object({ kind: Type.Literal("insert"), ...storedRecord, row: storedRow }),
  Type.Object({ kind: Type.Literal("update"), ...storedRecord, old: storedRow, new: storedRow }),
  Type.Object({ kind: Type.Literal("delete"), ...storedRecord, row: storedRow }),
]);
export type StoredChange = Static<typeof storedChange>;

/** The changes of a bill, each with user, time and station, oldest first. */
export const readBillHistory = defineCall({
  name: "read-bill-history",
  method: "GET",
  path: "/bill/{id}/history",
  permission: "read_bill_history",
  params: Type.Object({ id: billId }),
  reply: Type.Array(
    Type.Object({
      sequence: Type.Integer({ minimum: 1 }),
      at: dateTime,
      action: Type.String(),
      staff: orNull(staffId),
      /** Who allowed what the user may not do alone. */
      approvedBy: orNull(staffId),
      /** When it was pressed, if the till had to keep it. */
      pressedDate: orNull(dateTime),
      station: orNull(Type.Integer()),
      changes: Type.Array(storedChange),
    }),
  ),
});

import { Type } from "typebox";

import { billItem } from "./bill-item.ts";
import { bill } from "./bill-record.ts";
import { defineCall } from "./call.ts";
import { journalHashPrefix } from "./change-lists.ts";
import { shift, workDay } from "./day-records.ts";
import { orNull } from "./wire.ts";

/**
 * The open bills, those closed or voided in the open work day, and the current day and shifts. A till that opens
 * requests the open bills without their lines first, which are a quarter of a full house's list.
 */
export const listBills = defineCall({
  name: "list-bills",
  method: "POST",
  path: "/bill/list",
  permission: "session",
  body: Type.Object({
    lastPing: Type.Integer({ minimum: 0 }),
    /** Only the open bills, without their lines. */
    onlyOpen: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    bills: Type.Array(bill),
    billItems: Type.Array(billItem),
    workDay: orNull(workDay),
    shifts: Type.Array(shift),
    /** The newest journal row that the lists include, and its hash prefix. */
    ping: Type.Integer({ minimum: 0 }),
    mark: journalHashPrefix,
  }),
});

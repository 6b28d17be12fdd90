import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { privilegedGuests, sharingGuests } from "./privilege-record.ts";
import { billId, money } from "./wire.ts";

/** Gives guests of an open bill what the law gives them, in place of what it had; without guests, takes it off. */
export const setPrivilege = defineCall({
  name: "set-privilege",
  method: "PATCH",
  path: "/bill/privilege/{id}",
  permission: "take_payment",
  params: Type.Object({ id: billId }),
  body: Type.Object({ guests: sharingGuests, holders: privilegedGuests }),
  /** The amount of the bill now. */
  reply: defineWriteReply({ id: billId, amount: money }),
});

import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { paperLanguage, printJobs } from "./print.ts";
import { payDetail } from "./settlement.ts";
import { billId, money } from "./wire.ts";
import { noteText } from "./typed-text.ts";

export const closeBill = defineCall({
  name: "close-bill",
  method: "PATCH",
  path: "/bill/close/{id}",
  permission: "take_payment",
  params: Type.Object({ id: billId }),
  /** For the tickets. */
  query: Type.Object(paperLanguage),
  body: Type.Object({ payDetails: Type.Array(payDetail, { maxItems: 50 }) }),
  /**
   * The print jobs open the drawer if a pay type that the guests used does so, and are the tickets of the courses that
   * were still waiting: closing fires them.
   */
  reply: defineWriteReply({ id: billId, change: money, ...printJobs }),
});

export const voidBill = defineCall({
  name: "void-bill",
  method: "PATCH",
  path: "/bill/void/{id}",
  permission: "void_bill",
  params: Type.Object({ id: billId }),
  body: Type.Object({ statusNote: noteText }),
  reply: defineWriteReply({ id: billId }),
});

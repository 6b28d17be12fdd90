import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { commissionId, money, orNull, userGroupId } from "./wire.ts";

/** What staff earns on the articles and categories that refer to it. */
export const commissionRule = Type.Object({
  id: commissionId,
  /** By user group; the entry without one applies to all others. */
  data: Type.Array(Type.Object({ userGroup: orNull(userGroupId), amount: money })),
  price: money,
  commissionIncludePrice: Type.Boolean(),
  commissionShowBill: Type.Boolean(),
});
export type CommissionRuleReply = Static<typeof commissionRule>;

/** The rules by which a till shows a commission before the server has seen it. */
export const listCommissionRules = defineCall({
  name: "list-commission-rules",
  method: "GET",
  isCached: true,
  path: "/commission/rules",
  permission: "session",
  reply: Type.Array(commissionRule),
});

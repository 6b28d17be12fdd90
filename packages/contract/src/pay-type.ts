import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { payTypeId, rate } from "./wire.ts";

/** A row of the pay screen: the sums in between, charges, and the methods in which guests pay. */
export const payType = Type.Object({
  id: payTypeId,
  name: Type.String(),
  /** Its place among the rows, which also says what kind of row it is. */
  indexNumber: Type.Integer({ minimum: 100, maximum: 1100 }),
  /** Of a charge, in basis points. */
  value: rate,
  includeOnPrice: Type.Boolean(),
  /** Whether it is computed on the total and the added charges before it, and not on the total alone. */
  onCharges: Type.Boolean(),
  isCreditCard: Type.Boolean(),
  isVat: Type.Boolean(),
  hideOnBill: Type.Boolean(),
  /** Whether the drawer opens when guests pay with it. */
  opensDrawer: Type.Boolean(),
});
export type PayTypeReply = Static<typeof payType>;

export const listPayTypes = defineCall({
  name: "list-pay-types",
  method: "GET",
  isKept: true,
  path: "/pay-type/list",
  permission: "session",
  reply: Type.Array(payType),
});

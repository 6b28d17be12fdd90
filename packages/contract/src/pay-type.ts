import { Type, type Static } from "typebox";

import { bankQrFields } from "./bank-qr.ts";
import { defineCall } from "./call.ts";
import { servingWay } from "./serving-way.ts";
import { dateOnly, payTypeId, rate, taxClassId } from "./wire.ts";

/** A rate in basis points that applies from a day on. */
export const datedRate = Type.Object({ fromDate: dateOnly, rate });

/** A row of the pay screen: a subtotal, a charge or a way to pay. */
export const payType = Type.Object({
  id: payTypeId,
  name: Type.String(),
  /** Its position among the rows, which also determines its kind. */
  indexNumber: Type.Integer({ minimum: 100, maximum: 1100 }),
  /** The rate of a charge, in basis points. */
  value: rate,
  /** The rates of later days; the latest that has begun applies. */
  datedRates: Type.Array(datedRate),
  includeOnPrice: Type.Boolean(),
  /** Whether it is computed on the total plus the added charges before it, rather than on the total alone. */
  onCharges: Type.Boolean(),
  /** The tax classes whose lines a charge is computed on; if empty, all lines. */
  taxClasses: Type.Array(taxClassId),
  /** The ways of serving that a charge is for; if empty, all. */
  servingWays: Type.Array(servingWay),
  isCreditCard: Type.Boolean(),
  /** Whether guests transfer the money, for instance by scanning a QR code. */
  isTransfer: Type.Boolean(),
  isVat: Type.Boolean(),
  hideOnBill: Type.Boolean(),
  /** Whether the drawer opens when guests pay with it. */
  opensDrawer: Type.Boolean(),
  ...bankQrFields,
});
export type PayTypeReply = Static<typeof payType>;

export const listPayTypes = defineCall({
  name: "list-pay-types",
  method: "GET",
  isCached: true,
  path: "/pay-type/list",
  permission: "session",
  reply: Type.Array(payType),
});

/** Also of retired ones: bills were paid with them, and contain them. */
export const listPayTypeNames = defineCall({
  name: "list-pay-type-names",
  method: "GET",
  isCached: true,
  path: "/pay-type/names",
  permission: "session",
  reply: Type.Array(Type.Object({ id: payTypeId, name: Type.String() })),
});

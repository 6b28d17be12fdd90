import { Type, type Static } from "typebox";

import { customerId, customerTypeId, dateOnly, orNull } from "./wire.ts";

export const customer = Type.Object({
  id: customerId,
  name: Type.String(),
  DOB: orNull(dateOnly),
  cardNumber: Type.String(),
  customerType: customerTypeId,
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  preferredDrink: Type.String(),
  /** Missing in records that were stored before guests had companies. */
  companyName: Type.Optional(Type.String()),
  companyAddress: Type.Optional(Type.String()),
  companyTaxNumber: Type.Optional(Type.String()),
});
export type CustomerReply = Static<typeof customer>;

import { parseNewOrderForm, type NewOrderFormValues } from "@comanda/domain/form/new-order-form";

import { requireSession, staffHere } from "../order/index.ts";

/** The form as the house reads it, with who is at work here. */
export function parseOrder(values: NewOrderFormValues): ReturnType<typeof parseNewOrderForm> {
  const { staffs, location } = staffHere();
  const { user } = requireSession();
  const self = staffs.find(({ id }) => id === user.id);
  if (self === undefined) throw new Error("The user does not work here");
  return parseNewOrderForm(values, { user: self, staffs, location });
}

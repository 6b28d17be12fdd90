import { parseNewOrderForm, type NewOrderFormValues } from "@comanda/domain/form/new-order-form";

import { requireSession, staffOfLocation } from "../order/index.ts";

/** Parses the form against the staff of this location. */
export function parseOrder(values: NewOrderFormValues): ReturnType<typeof parseNewOrderForm> {
  const { staffs, location } = staffOfLocation();
  const { user } = requireSession();
  const self = staffs.find(({ id }) => id === user.id);
  if (self === undefined) throw new Error("The user does not work here");
  return parseNewOrderForm(values, { user: self, staffs, location });
}

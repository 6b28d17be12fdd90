import type { Bill } from "@comanda/domain/bill/bill";
import { billNumber, type BillNumbers } from "@comanda/domain/bill/bill-number";
import type { CustomerTypeId, LocationId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";
import type { Instant } from "@comanda/domain/time/instant";
import { instant, msPerSecond } from "@comanda/domain/time/instant";
import { timeZone, type TimeZone } from "@comanda/domain/time/local-time";

import { serverNow } from "#api/clock.ts";
import { sessionState, type Session } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";
import { toStaff } from "#records/to-staff.ts";

/** Truncated to whole seconds, as on the wire, so that till and server choose the same promotion. */
export function currentWholeSecond(): Instant {
  return instant(Math.floor(serverNow() / msPerSecond) * msPerSecond);
}

/** The current session; throws if there is none. */
export function requireSession(): Session {
  const now = sessionState();
  if (now.state === "signed-out") throw new Error("Nobody is signed in");
  return now.session;
}

export function requireReference(): Reference {
  const { reference } = recordStore.getState();
  if (reference === null) throw new Error("The menu is not loaded");
  return reference;
}

export function locationOf({ locations, user }: Session): Session["locations"][number] {
  const found = locations.find(({ id }) => id === user.location);
  if (found === undefined) throw new Error("The session is at no location");
  return found;
}

export function zoneOf(session: Session): TimeZone {
  return timeZone(locationOf(session).timeZone);
}

/** The number by which this location calls a bill; null until the server has given one. */
export function shownNumber<Value extends Bill["number"]>(bill: BillNumbers<Value>): Value {
  const { useBillNumberPerWorkday: usesBillNumberPerWorkDay } = locationOf(requireSession());
  return billNumber(bill, { usesBillNumberPerWorkDay });
}

/** The time, time zone and customer type of a sale. */
export function saleMoment(bill: Bill) {
  return {
    at: currentWholeSecond(),
    timeZone: zoneOf(requireSession()),
    customerType: customerTypeOf(bill),
  };
}

/** Decides which promotions apply; null for guests who are no known customer. */
export function customerTypeOf({ customer }: Pick<Bill, "customer">): CustomerTypeId | null {
  const record =
    customer === null ? undefined : recordStore.getState().records.customer.get(customer);
  return record?.customerType ?? null;
}

/** The staff of this location, with the permissions of the signed-in user. */
export function staffOfLocation(): {
  readonly staffs: readonly Staff[];
  readonly location: LocationId;
} {
  const session = requireSession();
  const { id: location } = locationOf(session);
  const staffs = [...recordStore.getState().records.staff.values()].map((reply) => {
    const staff = toStaff(reply, location);
    return staff.id === session.user.id
      ? { ...staff, permissions: session.user.permissions }
      : staff;
  });
  return { staffs, location };
}

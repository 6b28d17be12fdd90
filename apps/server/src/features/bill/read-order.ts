import type { BodyOf } from "@comanda/contract/call";
import type { splitBill } from "@comanda/contract/split-merge";
import type { Place } from "@comanda/domain/bill/bill";
import { checkForm } from "@comanda/domain/form/check-form";
import { newOrderFormRules, requirePlace } from "@comanda/domain/form/new-order-form";
import type { CustomerId, StaffId } from "@comanda/domain/id";
import { refuse } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import type { Staff } from "@comanda/domain/staff/staff";

import { refuseForm } from "#http/refuse-form.ts";
import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findTypeOfCustomer } from "../customer/index.ts";
import { findStaffOf } from "../staff/index.ts";

type OrderFields = Omit<BodyOf<typeof splitBill>["secondBill"], "billItems">;

/** A validated order: a table or room, and known staff and customer. */
export type ReadOrder = {
  readonly place: Place;
  readonly cover: number | null;
  readonly staff: StaffId;
  readonly customer: CustomerId | null;
};

/** Reads the waiter of the order, unless the caller knows them. */
export async function readOrder(
  context: WriteContext,
  { table, room, cover, staff, customer }: OrderFields,
  known?: readonly Staff[],
): Promise<ReadOrder | RefusedCall> {
  const place = readPlace({ table, room });
  if ("refusal" in place) return place;
  const refused =
    (await requireServer(context, staff, known)) ?? (await requireCustomer(context, customer));
  return refused ?? { place, cover, staff, customer };
}

/** The till's forms check the same; this covers callers that bypass them. */
export function readPlace(typed: Pick<OrderFields, "table" | "room">): Place | RefusedCall {
  const { table, room } = newOrderFormRules;
  const fieldErrors = checkForm({ table, room }, typed);
  return fieldErrors.length > 0 ? refuseForm({ fieldErrors }) : requirePlace(typed);
}

export async function requireServer(
  { tx, session }: WriteContext,
  wanted: StaffId,
  known?: readonly Staff[],
): Promise<RefusedCall | null> {
  const staff = known ?? (await findStaffOf(tx, session.location, [wanted]));
  const server = staff.find(({ id }) => id === wanted);
  const mayServe = server !== undefined && canPostBill(server, session.location);
  return mayServe ? null : refuse("staff-id-invalid");
}

export async function requireCustomer(
  { tx, session }: WriteContext,
  customer: CustomerId | null,
): Promise<RefusedCall | null> {
  if (customer === null) return null;
  const type = await findTypeOfCustomer(tx, session.location, customer);
  return type === null ? recordNotFound("Customer", customer) : null;
}

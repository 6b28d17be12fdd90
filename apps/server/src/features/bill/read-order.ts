import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { noticeMessages } from "@comanda/contract/refusal-messages";
import type { splitBill } from "@comanda/contract/split-merge";
import type { Place } from "@comanda/domain/bill/bill";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import { checkForm } from "@comanda/domain/form/check-form";
import type { FieldError } from "@comanda/domain/form/field-error";
import { newOrderFormRules, requirePlace } from "@comanda/domain/form/new-order-form";
import { noteFormRules } from "@comanda/domain/form/note-form";
import type { CustomerId, StaffId } from "@comanda/domain/id";
import { refuse } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import { refuseForm } from "#http/refuse-form.ts";
import { recordNotFound, refuseFields, type RefusedCall } from "#call/refused-call.ts";
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

export async function readOrder(
  context: WriteContext,
  { table, room, cover, staff, customer }: OrderFields,
): Promise<ReadOrder | RefusedCall> {
  const place = readPlace({ table, room });
  if ("refusal" in place) return place;
  const refused =
    (await requireServer(context, staff)) ?? (await requireCustomer(context, customer));
  return refused ?? { place, cover, staff, customer };
}

/** The till's forms check the same; this covers callers that bypass them. */
export function readPlace(typed: Pick<OrderFields, "table" | "room">): Place | RefusedCall {
  const { table, room } = newOrderFormRules;
  const fieldErrors = checkForm({ table, room }, typed);
  return fieldErrors.length > 0 ? refuseForm({ fieldErrors }) : requirePlace(typed);
}

/** Notes to the kitchen are free text but must not contain payment-card numbers. */
export function checkNotes(items: readonly { readonly note?: string }[]): RefusedCall | null {
  const fieldErrors = items.flatMap(({ note }, index): readonly FieldError[] =>
    checkForm(noteFormRules, { note: note ?? "" }).map((error) => ({
      ...error,
      field: `billItems.${index}.note`,
    })),
  );
  return fieldErrors.length > 0 ? refuseForm({ fieldErrors }) : null;
}

/** A line must not name staff who never worked here. Whether they may earn a commission is a separate rule. */
export async function requireLineStaff(
  { tx, session }: WriteContext,
  items: readonly (NewItem | ChangedItem)[],
): Promise<RefusedCall | null> {
  const named = items.flatMap((item, index) => {
    if (!("key" in item) || item.staff === null) return [];
    return item.type === lineTypeCodes.commission ? [] : [{ staff: item.staff, index }];
  });
  if (named.length === 0) return null;
  const ids = [...new Set(named.map(({ staff }) => staff))];
  const known = new Set((await findStaffOf(tx, session.location, ids)).map(({ id }) => id));
  const fields = named
    .filter(({ staff }) => !known.has(staff))
    .map(({ staff, index }) => ({
      field: `billItems.${index}.staff`,
      error: fillTemplate(noticeMessages["staff-field-error"], {
        value: staff,
        error: "does not exist",
      }),
    }));
  return fields.length === 0 ? null : refuseFields("staff-id-invalid", fields);
}

export async function requireServer(
  { tx, session }: WriteContext,
  wanted: StaffId,
): Promise<RefusedCall | null> {
  const [server] = await findStaffOf(tx, session.location, [wanted]);
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

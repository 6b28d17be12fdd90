import type { Place } from "../bill/bill.ts";
import { placeFromText, placeMaximumLength } from "../bill/place.ts";
import type { LocationId, StaffId } from "../id.ts";
import { wholeNumberOrNull } from "../money/read-number.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { requireStaffForNewOrder } from "../staff/require-staff-for-new-order.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";
import type { Staff } from "../staff/staff.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { atMost, freeTextRules, wholeNumber, type FormRules } from "./field-rule.ts";

const coverMaximumLength = 4;

export type NewOrderFormValues = {
  readonly table: string;
  readonly room: string;
  readonly cover: string;
  readonly staffId: string;
};

export const newOrderFormRules: FormRules<keyof NewOrderFormValues> = {
  table: freeTextRules(placeMaximumLength),
  room: freeTextRules(placeMaximumLength),
  cover: [atMost(coverMaximumLength), wholeNumber],
  staffId: [atMost(staffIdMaximumLength)],
};

export type NewOrderDraft = {
  readonly place: Place;
  readonly cover: number | null;
  readonly staff: StaffId;
};

/** The staff at the location where the order is taken. */
export type OrderStaffContext = {
  readonly user: Staff;
  readonly staffs: readonly Staff[];
  readonly location: LocationId;
};

/** Reads a new order: a table or a room, an optional number of guests, and staff who are signed in here. */
export function parseNewOrderForm(
  values: NewOrderFormValues,
  { user, staffs, location }: OrderStaffContext,
): NewOrderDraft | FormErrors | Refusal {
  const errors = checkForm(newOrderFormRules, values);
  if (errors.length > 0) return formErrors(errors);
  const place = requirePlace(values);
  if (isRefusal(place)) return place;
  const staff = requireStaffForNewOrder(user, values.staffId, staffs, location);
  if (isRefusal(staff)) return staff;
  return { place, cover: wholeNumberOrNull(values.cover), staff: staff.id };
}

/** Requires a table or a room, not both. */
export function requirePlace({
  table,
  room,
}: Pick<NewOrderFormValues, "table" | "room">): Place | Refusal {
  const atTable = placeFromText("table", table);
  const inRoom = placeFromText("room", room);
  const place = atTable ?? inRoom;
  const isBoth = atTable !== null && inRoom !== null;
  return place === null || isBoth ? refuse("enter-table-or-room") : place;
}

import type { Refusal, RefusalCode } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import { compareStaffIds } from "@comanda/domain/staff/staff-id";

import { staffName } from "#records/to-staff.ts";

import { offerPeople, showRefusal } from "../notice/index.ts";
import { staffOfLocation } from "./sale-context.ts";

/** Refusals that another member of staff resolves. */
const staffIdRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  "choose-staff",
  "staff-id-invalid",
  "staff-not-found",
  "staff-not-signed-in",
  "commission-staff-required",
  "commission-staff-invalid",
]);

/** Shows the refusal; if other staff would resolve it, also lists the staff at work, and a tap uses that ID. */
export function showStaffRefusal(refusal: Refusal, onChoose: (ref: string) => void): void {
  const { staffs, location } = staffOfLocation();
  const list = staffs
    .filter((staff) => canPostBill(staff, location))
    .map((staff) => ({ ref: staff.ref, name: staffName(staff) }))
    .toSorted((one, other) => compareStaffIds(one.ref, other.ref));
  if (staffIdRefusals.has(refusal.refusal) && list.length > 0)
    offerPeople(refusal, { list, onChoose });
  else showRefusal(refusal);
}

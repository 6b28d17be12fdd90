import { billStatusCodes, type Bill, type BillStatus, type Place } from "@comanda/domain/bill/bill";
import type { Instant } from "@comanda/domain/time/instant";
import { Type, type Static } from "typebox";
import { toLine, type BillItemReply } from "./bill-item.ts";
import { billCourse, toBillCourse } from "./bill-course.ts";
import { billStatus } from "./bill-status.ts";
import { servingWay } from "./serving-way.ts";
import { privilegeRecord } from "./privilege-record.ts";
import {
  billId,
  customerId,
  dateTime,
  money,
  orNull,
  readDateTime,
  shiftId,
  staffId,
  workDayId,
} from "./wire.ts";

export const cover = orNull(Type.Integer({ minimum: 0, maximum: 9999 }));

/** A bill without its lines, as every till holds it. */
export const bill = Type.Object({
  id: billId,
  number: Type.Integer({ minimum: 1 }),
  billNumberWorkday: Type.Integer({ minimum: 1 }),
  version: Type.Integer({ minimum: 1 }),
  table: Type.String(),
  room: Type.String(),
  cover,
  servingWay,
  staff: orNull(staffId),
  customer: orNull(customerId),
  status: billStatus,
  statusNote: Type.String(),
  amount: money,
  /** The guests whose share costs less by law. */
  privilege: orNull(privilegeRecord),
  /** What was taken for it so far. */
  paid: money,
  createdDate: dateTime,
  updatedDate: dateTime,
  origin: orNull(billId),
  /** The bill that took all lines of this one, which is voided since. */
  mergedInto: orNull(billId),
  /** The closed bill whose lines this one takes back. */
  refundOf: orNull(billId),
  workDay: orNull(workDayId),
  shift: orNull(shiftId),
  /** Left out if it has none; see `fire-course`. */
  courses: Type.Optional(Type.Array(billCourse)),
  /** When somebody last said that all had come; left out if nobody has. */
  servedAt: Type.Optional(dateTime),
  /** Since when the guests wait again after that; left out if they do not. */
  waitsSince: Type.Optional(dateTime),
});
export type BillReply = Static<typeof bill>;

/** The bill for the rules, with its lines in their order. */
export function toBill(record: BillReply, items: readonly BillItemReply[]): Bill {
  return {
    id: record.id,
    number: record.number,
    numberInWorkDay: record.billNumberWorkday,
    version: record.version,
    place: placeOf(record),
    cover: record.cover,
    servingWay: record.servingWay,
    staff: record.staff,
    customer: record.customer,
    // oxlint-disable-next-line unicorn/no-array-sort -- Chrome 109, the last one for Windows 7, has no toSorted
    lines: [...items].sort((one, other) => one.id - other.id).map(toLine),
    status: billStatuses[record.status],
    statusNote: record.statusNote,
    createdAt: readDateTime(record.createdDate),
    updatedAt: readDateTime(record.updatedDate),
    origin: record.origin,
    mergedInto: record.mergedInto,
    refundOf: record.refundOf,
    workDay: record.workDay,
    shift: record.shift,
    privilege: record.privilege,
    courses: (record.courses ?? []).map(toBillCourse),
    servedAt: readMoment(record.servedAt),
    waitsSince: readMoment(record.waitsSince),
    paid: record.paid,
    settlement: null,
  };
}

function readMoment(text: string | undefined): Instant | null {
  return text === undefined ? null : readDateTime(text);
}

export function placeOf({
  table,
  room,
}: {
  readonly table: string;
  readonly room: string;
}): Place | null {
  if (table !== "") return { kind: "table", name: table };
  return room === "" ? null : { kind: "room", name: room };
}

/** A place as tills and server send it; both names are empty if there is none. */
export function toWirePlace(place: Place | null): Pick<BillReply, "table" | "room"> {
  return {
    table: place?.kind === "table" ? place.name : "",
    room: place?.kind === "room" ? place.name : "",
  };
}

export const billStatuses: Readonly<Record<BillReply["status"], BillStatus>> = {
  [billStatusCodes.open]: "open",
  [billStatusCodes.closed]: "closed",
  [billStatusCodes.voided]: "voided",
};

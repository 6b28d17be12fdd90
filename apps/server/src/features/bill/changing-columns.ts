import type { Bill } from "@comanda/domain/bill/bill";
import type { Money } from "@comanda/domain/money/money";

import { toJson } from "#database/portable-columns.ts";

import { placeColumns } from "./bill-rows.ts";
import { toCourseColumn } from "./course-column.ts";

type ChangedValues = {
  readonly version: number;
  readonly amount: Money;
  readonly updatedAt: Bill["updatedAt"];
};

/** The columns of a bill that a save may change. */
export function changingColumns(bill: Bill, { version, amount, updatedAt }: ChangedValues) {
  return {
    version,
    ...placeColumns(bill.place),
    cover: bill.cover,
    serving_way: bill.servingWay,
    staff: bill.staff,
    customer: bill.customer,
    status: bill.status,
    status_note: bill.statusNote,
    merged_into: bill.mergedInto,
    updated_at: updatedAt,
    work_day: bill.workDay,
    shift: bill.shift,
    privilege: bill.privilege === null ? null : toJson(bill.privilege),
    courses: toCourseColumn(bill.courses),
    served_at: bill.servedAt,
    waits_since: bill.waitsSince,
    totals: bill.settlement === null ? null : toJson(bill.settlement.totals),
    amount,
    paid: bill.paid,
  };
}

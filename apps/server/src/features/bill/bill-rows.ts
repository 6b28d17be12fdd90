import { privilegeRecord } from "@comanda/contract/privilege-record";
import { totalsSchema } from "@comanda/contract/settlement";
import { lineOfStored } from "@comanda/contract/stored-line";
import type { Bill, Place } from "@comanda/domain/bill/bill";
import { placeKey } from "@comanda/domain/bill/place";
import { sortUnderParents } from "@comanda/domain/bill/line-order";
import { settlementOf } from "@comanda/domain/payment/tender";
import type { Selectable } from "kysely";

import { fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

import { readCourseColumn } from "./course-column.ts";
import { tenderOf, type TenderRow } from "./tender-store.ts";

export type BillRow = Selectable<Tables["bill"]>;
export type LineRow = Selectable<Tables["bill_line"]>;

/** The tenders are needed only of a closed bill, for how it was paid. */
export function billOf(
  row: BillRow,
  lines: readonly LineRow[],
  tenders: readonly TenderRow[] = [],
): Bill {
  return {
    id: row.id,
    number: row.number,
    numberInWorkDay: row.number_in_work_day,
    version: row.version,
    place: placeOf(row),
    cover: row.cover,
    servingWay: row.serving_way,
    staff: row.staff,
    customer: row.customer,
    lines: sortUnderParents(lines.map(lineOfStored)),
    status: row.status,
    statusNote: row.status_note,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    origin: row.origin,
    mergedInto: row.merged_into,
    refundOf: row.refund_of,
    workDay: row.work_day,
    shift: row.shift,
    privilege: row.privilege === null ? null : fromJson(privilegeRecord, row.privilege),
    courses: readCourseColumn(row.courses),
    servedAt: row.served_at,
    waitsSince: row.waits_since,
    paid: row.paid,
    settlement:
      row.totals === null
        ? null
        : settlementOf(fromJson(totalsSchema, row.totals), tenders.map(tenderOf)),
  };
}

/** How a bill's place is stored. */
export function placeColumns(
  place: Place | null,
): Pick<BillRow, "table_name" | "room_name" | "place_key"> {
  return {
    table_name: place?.kind === "table" ? place.name : "",
    room_name: place?.kind === "room" ? place.name : "",
    place_key: placeKey(place),
  };
}

export function placeOf({
  table_name,
  room_name,
}: Pick<BillRow, "table_name" | "room_name">): Place | null {
  if (table_name !== "") return { kind: "table", name: table_name };
  return room_name === "" ? null : { kind: "room", name: room_name };
}

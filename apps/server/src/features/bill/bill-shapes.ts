import { storedLineColumns } from "@comanda/contract/stored-line";
import {
  asCode,
  asDateTime,
  asIs,
  asOptionalJson,
  leftOutIfNull,
} from "@comanda/contract/wire-columns";
import { billStatusCodes } from "@comanda/domain/bill/bill";

import type { WireShapes } from "#journal/wire-shapes.ts";

import { courseColumn } from "./course-column.ts";

export const billShapes = {
  bill: {
    entity: "bill",
    columns: {
      id: asIs("id"),
      number: asIs("number"),
      number_in_work_day: asIs("billNumberWorkday"),
      version: asIs("version"),
      table_name: asIs("table"),
      room_name: asIs("room"),
      cover: asIs("cover"),
      serving_way: asIs("servingWay"),
      staff: asIs("staff"),
      customer: asIs("customer"),
      status: asCode("status", billStatusCodes),
      status_note: asIs("statusNote"),
      amount: asIs("amount"),
      privilege: asOptionalJson("privilege"),
      courses: leftOutIfNull(courseColumn),
      served_at: leftOutIfNull(asDateTime("servedAt")),
      waits_since: leftOutIfNull(asDateTime("waitsSince")),
      paid: asIs("paid"),
      created_at: asDateTime("createdDate"),
      updated_at: asDateTime("updatedDate"),
      origin: asIs("origin"),
      merged_into: asIs("mergedInto"),
      refund_of: asIs("refundOf"),
      work_day: asIs("workDay"),
      shift: asIs("shift"),
    },
  },
  bill_line: {
    entity: "billItem",
    columns: {
      id: asIs("id"),
      ...storedLineColumns,
    },
  },
} satisfies WireShapes;

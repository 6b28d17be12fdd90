import { billStatusCodes } from "@comanda/domain/bill/bill";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import { asCode, asDateTime, asFlag, asIs, type WireShapes } from "#journal/wire-shapes.ts";

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
      staff: asIs("staff"),
      customer: asIs("customer"),
      status: asCode("status", billStatusCodes),
      status_note: asIs("statusNote"),
      amount: asIs("amount"),
      created_at: asDateTime("createdDate"),
      updated_at: asDateTime("updatedDate"),
      origin: asIs("origin"),
      work_day: asIs("workDay"),
      shift: asIs("shift"),
    },
  },
  bill_line: {
    entity: "billItem",
    columns: {
      id: asIs("id"),
      bill: asIs("bill"),
      key: asIs("key"),
      type: asCode("type", lineTypeCodes),
      article: asIs("product"),
      quantity_tenths: { name: "qty", show: (value) => Number(value) / 10 },
      product_price: asIs("productPrice"),
      price: asIs("price"),
      total: asIs("total"),
      cost: asIs("buyPrice"),
      staff: asIs("staff"),
      note: asIs("note"),
      promotion: asIs("promotion"),
      created_at: asDateTime("createdDate"),
      round: asIs("round"),
      credits: asIs("credits"),
      parent: asIs("parent"),
      order_level: asIs("orderLevel"),
      is_free: asFlag("isBuyXGetYItem"),
      commission: asIs("commission"),
      is_on_bill: asFlag("commissionShowBill"),
      is_in_price: asFlag("commissionIncludePrice"),
      started_at: asDateTime("timeStart"),
      ended_at: asDateTime("timeEnd"),
      time_unit: asCode("timeType", timeUnitCodes),
      product_minimum: asIs("productPriceMin"),
      minimum: asIs("priceMin"),
      contained_commission: asIs("containedCommission"),
    },
  },
} satisfies WireShapes;

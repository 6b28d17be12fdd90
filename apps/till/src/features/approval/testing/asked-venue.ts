import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import type { StaffReply } from "@comanda/contract/staff-record";
import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money, noMoney } from "@comanda/domain/money/money";
import { aLine, mali, singha } from "@comanda/domain/testing/builders";
import { cash } from "@comanda/domain/testing/pay-builders";
import { byId, noRecords, type Records } from "@comanda/sync/records/records";

import type { Reference } from "#records/reference.ts";
import { plainReference } from "#records/testing/plain-reference.ts";

export const at = "2026-11-20 11:05:00";

const bill20: BillReply = {
  id: id(1),
  number: 14,
  billNumberWorkday: 3,
  version: 1,
  table: "20",
  room: "",
  cover: 2,
  servingWay: "here",
  staff: mali,
  customer: null,
  status: 0,
  statusNote: "",
  mergedInto: null,
  refundOf: null,
  amount: money(231_00),
  privilege: null,
  paid: noMoney,
  createdDate: at,
  updatedDate: at,
  origin: null,
  workDay: null,
  shift: null,
};

const room201: BillReply = {
  ...bill20,
  id: id(2),
  number: 15,
  table: "",
  room: "201",
  amount: money(1_050_00),
};

const lineAt20 = (line: number, changed: Partial<BillItemReply>): BillItemReply => ({
  ...toBillItem(
    aLine({ key: lineKey(`k${line}`) }),
    { id: line, bill: bill20.id },
    plainReference.currency,
  ),
  ...changed,
});

const waitress: StaffReply = {
  id: mali,
  ref: "20",
  username: "mali",
  firstName: "Mali",
  lastName: "Saetang",
  userGroup: id(1),
  role: 3,
  subRoles: [],
  location: null,
  station: null,
  isDeleted: false,
};

/** Table 20 has two of Pad Thai, with a beer as a side order, and Room 201 another bill. */
export const askedRecords: Records = {
  ...noRecords,
  bill: byId([bill20, room201]),
  billItem: byId([lineAt20(50, { qty: 2 }), lineAt20(51, { product: singha.id, parent: "k50" })]),
  staff: byId([waitress]),
};

export const askedReference: Reference = {
  ...plainReference,
  payTypes: [cash],
  payTypeNames: new Map([[cash.id, cash.name]]),
};
export const cashId = cash.id;

import { Type, type Static } from "typebox";

import { billStatus } from "./bill-status.ts";
import { defineCall } from "./call.ts";
import { journalHashPrefix, defineWriteReply } from "./change-lists.ts";
import { shift, workDay } from "./day-records.ts";
import { printJobs } from "./print.ts";
import { payDetail } from "./settlement.ts";
import {
  articleId,
  billId,
  customerId,
  dateTime,
  money,
  orderLevelId,
  orNull,
  promotionId,
  shiftId,
  staffId,
  workDayId,
} from "./wire.ts";

/** 0 normal, 1 mixer, 2 commission, 5 timer. */
const lineType = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(5)]);

export const quantity = Type.Number({ minimum: -99_999, maximum: 99_999 });

export const lineKey = Type.String({ minLength: 1, maxLength: 64, pattern: String.raw`^[\w.-]+$` });
const note = Type.String({ maxLength: 250 });
const place = Type.String({ maxLength: 20 });
const cover = orNull(Type.Integer({ minimum: 0, maximum: 9999 }));

/** Where the guests of an order sit, and who serves them. */
export const orderFields = {
  table: place,
  room: place,
  cover,
  staff: staffId,
  customer: orNull(customerId),
};

export const bill = Type.Object({
  id: billId,
  number: Type.Integer({ minimum: 1 }),
  billNumberWorkday: Type.Integer({ minimum: 1 }),
  version: Type.Integer({ minimum: 1 }),
  table: Type.String(),
  room: Type.String(),
  cover,
  staff: orNull(staffId),
  customer: orNull(customerId),
  status: billStatus,
  statusNote: Type.String(),
  amount: money,
  createdDate: dateTime,
  updatedDate: dateTime,
  origin: orNull(billId),
  workDay: orNull(workDayId),
  shift: orNull(shiftId),
});
export type BillReply = Static<typeof bill>;

export const billItem = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  bill: billId,
  key: lineKey,
  type: lineType,
  product: articleId,
  qty: Type.Number(),
  productPrice: money,
  price: money,
  total: money,
  buyPrice: money,
  staff: staffId,
  note: Type.String(),
  promotion: orNull(promotionId),
  createdDate: dateTime,
  /** The same for all lines that were sent together, and larger for later ones; null on old lines. */
  round: orNull(Type.Integer({ minimum: 1 })),
  credits: orNull(lineKey),
  parent: orNull(lineKey),
  orderLevel: orNull(orderLevelId),
  isBuyXGetYItem: Type.Boolean(),
  commission: money,
  commissionShowBill: Type.Boolean(),
  commissionIncludePrice: Type.Boolean(),
  timeStart: orNull(dateTime),
  timeEnd: orNull(dateTime),
  /** 0 minutes, 1 hours, 2 days; null on a line that is not a timer. */
  timeType: orNull(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
  /** The minimum price of a timer: in the menu, and for this guest. */
  productPriceMin: money,
  priceMin: money,
  /** The commission that a timer's price contains; the timer costs at least that much. */
  containedCommission: money,
});
export type BillItemReply = Static<typeof billItem>;

/** Of one piece or unit of time, and of the whole press; for a timer, its minimum. */
const shownPrice = Type.Object({ price: money, amount: money });

/** A press whose price differs from the one that the till showed. */
const priceChange = Type.Object({
  key: lineKey,
  product: articleId,
  shown: shownPrice,
  now: shownPrice,
});
export type PriceChange = Static<typeof priceChange>;
export const priceChanges = Type.Array(priceChange);

/** A line that the till has added: what was pressed, not what it costs. */
export const newItem = Type.Object({
  key: lineKey,
  createdDate: dateTime,
  type: lineType,
  product: articleId,
  qty: quantity,
  /** Typed on the till, for an article of variable price. */
  price: orNull(money),
  note,
  orderLevel: orNull(orderLevelId),
  timeStart: orNull(dateTime),
  timeEnd: orNull(dateTime),
  /** The item that a mixer or commission belongs to. */
  parent: orNull(lineKey),
  /** Who earns the commission. */
  staff: orNull(staffId),
  /** The line that this one credits back. */
  credits: orNull(lineKey),
  /**
   * What the till showed for the press. If the server's price differs, it refuses the write until a person confirms the
   * new price.
   */
  shown: Type.Optional(shownPrice),
});
export type NewItem = Static<typeof newItem>;

/** What the till has changed on a line that the server already has. */
export const changedItem = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  note: Type.Optional(note),
  orderLevel: Type.Optional(orderLevelId),
  times: Type.Optional(Type.Object({ timeStart: dateTime, timeEnd: orNull(dateTime) })),
});
export type ChangedItem = Static<typeof changedItem>;

const items = Type.Array(newItem, { maxItems: 200 });

export const newBill = defineCall({
  name: "new-bill",
  method: "POST",
  path: "/bill/new",
  permission: "session",
  body: Type.Object({
    ...orderFields,
    /** Set if staff chose to open a second bill at the same table or room. */
    isSecondBill: Type.Boolean(),
    billItems: items,
  }),
  reply: defineWriteReply({ id: billId, number: Type.Integer() }),
});

export const updateBill = defineCall({
  name: "update-bill",
  method: "PUT",
  path: "/bill/update",
  permission: "session",
  body: Type.Object({
    id: billId,
    /** The version that the till read; changes by others since then are compared with the changes of this call. */
    version: Type.Integer({ minimum: 1 }),
    place: Type.Optional(Type.Object({ table: place, room: place })),
    cover: Type.Optional(cover),
    staff: Type.Optional(staffId),
    customer: Type.Optional(orNull(customerId)),
    billItems: Type.Array(Type.Union([newItem, changedItem]), { maxItems: 200 }),
  }),
  reply: defineWriteReply({ id: billId, version: Type.Integer() }),
});

export const closeBill = defineCall({
  name: "close-bill",
  method: "PATCH",
  path: "/bill/close/{id}",
  permission: "close_bill",
  params: Type.Object({ id: billId }),
  body: Type.Object({ payDetails: Type.Array(payDetail, { maxItems: 50 }) }),
  /** The print jobs open the drawer if a pay type that the guests used does so. */
  reply: defineWriteReply({ id: billId, change: money, ...printJobs }),
});

export const voidBill = defineCall({
  name: "void-bill",
  method: "PATCH",
  path: "/bill/void/{id}",
  permission: "toggle_staff_sign_in",
  params: Type.Object({ id: billId }),
  body: Type.Object({ statusNote: note }),
  reply: defineWriteReply({ id: billId }),
});

/** The open bills, those closed or voided in the open work day, and the current day and shifts. */
export const listBills = defineCall({
  name: "list-bills",
  method: "POST",
  path: "/bill/list",
  permission: "session",
  body: Type.Object({ lastPing: Type.Integer({ minimum: 0 }) }),
  reply: Type.Object({
    bills: Type.Array(bill),
    billItems: Type.Array(billItem),
    workDay: orNull(workDay),
    shifts: Type.Array(shift),
    /** The newest journal row that the lists include, and its hash prefix. */
    ping: Type.Integer({ minimum: 0 }),
    mark: journalHashPrefix,
  }),
});

/** A database row as stored: money in hundredths, instants in milliseconds, quantities in tenths. */
const storedRow = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Null()]),
);
const storedRecord = { table: Type.String(), id: Type.Integer() };

/** How a write changed a row. */
const storedChange = Type.Union([
  Type.Object({ kind: Type.Literal("insert"), ...storedRecord, row: storedRow }),
  Type.Object({ kind: Type.Literal("update"), ...storedRecord, old: storedRow, new: storedRow }),
  Type.Object({ kind: Type.Literal("delete"), ...storedRecord, row: storedRow }),
]);
export type StoredChange = Static<typeof storedChange>;

/** Who changed a bill, how, when and where, oldest first. */
export const readBillHistory = defineCall({
  name: "read-bill-history",
  method: "GET",
  path: "/bill/{id}/history",
  permission: "toggle_staff_sign_in",
  params: Type.Object({ id: billId }),
  reply: Type.Array(
    Type.Object({
      sequence: Type.Integer({ minimum: 1 }),
      at: dateTime,
      action: Type.String(),
      staff: orNull(staffId),
      station: orNull(Type.Integer()),
      changes: Type.Array(storedChange),
    }),
  ),
});

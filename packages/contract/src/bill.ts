import { maxLinesAtOnce } from "@comanda/domain/bill/lines-at-once";
import { joinedNoteMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { answerWays } from "@comanda/domain/menu/question";
import { Type, type Static } from "typebox";
import { lineKeyText, lineType } from "./bill-item.ts";
import { course, firedCourse, seats } from "./bill-course.ts";
import { cover } from "./bill-record.ts";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { servingWay } from "./serving-way.ts";
import {
  articleId,
  billId,
  customerId,
  dateTime,
  discountReasonId,
  money,
  orderLevelId,
  orNull,
  questionId,
  staffId,
} from "./wire.ts";

export const quantity = Type.Number({ minimum: -99_999, maximum: 99_999 });

const note = Type.String({ maxLength: joinedNoteMaximumLength });
export const place = Type.String({ maxLength: 20 });

/** Where the guests of an order sit, and who serves them. */
export const orderFields = {
  table: place,
  room: place,
  cover,
  staff: staffId,
  customer: orNull(customerId),
};

/** Of one piece or unit of time, and of the whole press; for a timer, its minimum. */
const shownPrice = Type.Object({ price: money, amount: money });

/** A press whose price differs from the one that the till showed. */
const priceChange = Type.Object({
  key: lineKeyText,
  product: articleId,
  shown: shownPrice,
  now: shownPrice,
});
export type PriceChange = Static<typeof priceChange>;
export const priceChanges = Type.Array(priceChange);

/** A line that the till has added: what was pressed, not what it costs. */
export const newItem = Type.Object({
  key: lineKeyText,
  createdDate: dateTime,
  type: lineType,
  product: articleId,
  qty: quantity,
  /** Typed on the till, for an article of variable price or a discount. */
  price: orNull(money),
  note,
  orderLevel: orNull(orderLevelId),
  timeStart: orNull(dateTime),
  timeEnd: orNull(dateTime),
  /** The item that a mixer or commission belongs to, the line that an answer belongs to, or the line that a discount is on. */
  parent: orNull(lineKeyText),
  /** Of type 1: the question of its parent that it answers, and how the guests want that; a mixer has neither. */
  question: Type.Optional(questionId),
  way: Type.Optional(Type.Enum([...answerWays])),
  /**
   * What was chosen for one set: answers to its questions, which become lines of type 0 under it. Their keys are that of
   * the set and a number from 100, such as `key.100`, in the order of its questions; answers about them have these as
   * parents.
   */
  parts: Type.Optional(
    Type.Array(
      Type.Object({
        question: questionId,
        product: articleId,
        /** Of one set. */
        qty: Type.Integer({ minimum: 1, maximum: 50 }),
        note: Type.Optional(note),
        orderLevel: Type.Optional(orNull(orderLevelId)),
        /** As that of an article. */
        course: Type.Optional(orNull(course)),
      }),
      { maxItems: 50 },
    ),
  ),
  /** Who earns the commission. A discount is given by the user who sends it, whatever this says. */
  staff: orNull(staffId),
  /** The line that this one credits back. */
  credits: orNull(lineKeyText),
  /** Of a commission: the sent one of its parent that it replaces, which is taken back in the same round. */
  replaces: Type.Optional(lineKeyText),
  /** Of an article: whom it is for; empty or left out for the table. */
  seats: Type.Optional(seats),
  /** Of an article: with what it is served, 0 to be made at once; left out or null for that of its category. */
  course: Type.Optional(orNull(course)),
  /**
   * Of a discount on pieces of its parent: why, and which rate of their price, in hundredths of a percent; 10000 is on
   * the house. Without a rate, `price` is taken off each piece.
   */
  discount: Type.Optional(
    Type.Object({
      reason: discountReasonId,
      rate: orNull(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
      isOfBill: Type.Boolean(),
    }),
  ),
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
  seats: Type.Optional(seats),
  /** Until its course is fired; null or 0 to be made at once. */
  course: Type.Optional(orNull(course)),
  /** Of a set: its parts become lines of their own, at their own prices. */
  isBrokenUp: Type.Optional(Type.Literal(true)),
});
export type ChangedItem = Static<typeof changedItem>;

const items = Type.Array(newItem, { maxItems: maxLinesAtOnce });

export const newBill = defineCall({
  name: "new-bill",
  method: "POST",
  path: "/bill/new",
  permission: "session",
  namesLines: true,
  body: Type.Object({
    ...orderFields,
    /** Set if staff chose to open a second bill at the same table or room. */
    isSecondBill: Type.Boolean(),
    /** At their place, unless it says otherwise. */
    servingWay: Type.Optional(servingWay),
    billItems: items,
  }),
  reply: defineWriteReply({ id: billId, number: Type.Integer() }),
});

export const updateBill = defineCall({
  name: "update-bill",
  method: "PUT",
  path: "/bill/update",
  permission: "session",
  namesLines: true,
  body: Type.Object({
    id: billId,
    /** The version that the till read; changes by others since then are compared with the changes of this call. */
    version: Type.Integer({ minimum: 1 }),
    /**
     * When the bill was created, as the till knows it. After an older backup was restored, another bill can have its ID;
     * that one is not changed.
     */
    createdDate: Type.Optional(dateTime),
    place: Type.Optional(Type.Object({ table: place, room: place })),
    /** Set if staff chose to move to a table or room that has another bill. */
    isSecondBill: Type.Optional(Type.Boolean()),
    cover: Type.Optional(cover),
    servingWay: Type.Optional(servingWay),
    staff: Type.Optional(staffId),
    customer: Type.Optional(orNull(customerId)),
    /** A course to be fired after the changes, as by `fire-course`; for a till that keeps its presses. */
    fire: Type.Optional(firedCourse),
    /** When somebody pressed that all has come that was sent so far, after the changes. */
    served: Type.Optional(dateTime),
    billItems: Type.Array(Type.Union([newItem, changedItem]), { maxItems: maxLinesAtOnce }),
  }),
  reply: defineWriteReply({ id: billId, version: Type.Integer() }),
});

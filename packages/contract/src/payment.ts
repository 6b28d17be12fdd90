import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { paymentType } from "./payment-type.ts";
import { paperLanguage, printJobs } from "./print.ts";
import {
  dateTime,
  expenseCategoryId,
  money,
  orNull,
  paymentId,
  shiftId,
  staffId,
  workDayId,
} from "./wire.ts";

/** A payment, as sent to tills. */
export const payment = Type.Object({
  id: paymentId,
  type: paymentType,
  amount: money,
  note: Type.String(),
  expenseCategory: expenseCategoryId,
  user: staffId,
  shift: shiftId,
  workDay: workDayId,
  createdDate: dateTime,
});

/**
 * Missing values are reported with the payment screen's own messages, so they may be null here. The print jobs open the
 * drawer and print a slip to sign.
 */
export const addPayment = defineCall({
  name: "add-payment",
  method: "POST",
  path: "/payment/new",
  permission: "add_payment",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    type: orNull(paymentType),
    amount: orNull(money),
    note: Type.String({ maxLength: 250 }),
    expenseCategory: orNull(expenseCategoryId),
  }),
  reply: defineWriteReply({ id: paymentId, ...printJobs }),
});

/** Built-in categories are left out. */
export const listExpenseCategories = defineCall({
  name: "list-expense-categories",
  method: "GET",
  path: "/expense-category/list",
  permission: "session",
  reply: Type.Array(
    Type.Object({
      id: expenseCategoryId,
      preset: Type.String(),
      /** The type of the payments that it is for. */
      type: paymentType,
    }),
  ),
});

import type { BodyOf } from "@comanda/contract/call";
import type { addPayment as addPaymentCall } from "@comanda/contract/payment";
import { holdsCardNumber } from "@comanda/domain/form/holds-card-number";
import { isRefusal } from "@comanda/domain/refusal";
import { makePayment } from "@comanda/domain/shift/make-payment";
import type { Language } from "@comanda/domain/venue/settings";
import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { paymentTypeCodes, type NewPayment } from "@comanda/domain/shift/payment";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { refuseForm } from "#http/refuse-form.ts";
import { recordNotFound, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import {
  drawerPulse,
  enqueuePrintJobs,
  type PrintingReply,
  type NewPaper,
} from "../printing/index.ts";
import { findOpenShift } from "../shift/index.ts";
import { findCachedCurrency } from "../pay-type/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCachedLocation, findCachedStations } from "../venue/index.ts";
import { findCategoriesInUse, insertPayment } from "./payment-store.ts";

type Call = typeof addPaymentCall;
type Body = BodyOf<Call>;

/**
 * Puts money into or takes it out of the station's drawer during a shift: the drawer opens, and a slip is printed to be
 * signed.
 */
export async function addPayment(
  context: WriteContext,
  { type, amount, note, expenseCategory }: Body,
  language?: Language,
): Promise<PrintingReply<Call> | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station, staff } = session;
  if (station === null) return refuseCall("station-missing");
  if (holdsCardNumber(note)) {
    return refuseForm({ fieldErrors: [{ field: "note", code: "card-number" }] });
  }
  const categories = await findCategoriesInUse(tx, location);
  const category = categories.find(({ id }) => id === expenseCategory) ?? null;
  if (category === null && expenseCategory !== null) {
    return recordNotFound("ExpenseCategory", expenseCategory);
  }
  const payment = makePayment(
    { type: typeOf(type), expenseCategory: category, amount, note },
    {
      shift: await findOpenShift(tx, location, station),
      staff,
      currency: await findCachedCurrency(context),
      at,
    },
  );
  if (isRefusal(payment)) return payment;
  const id = await insertPayment(context, payment);
  const slip = await composeSlip(context, payment, category);
  return { id, ...(await enqueuePrintJobs(context, [drawerPulse, slip], language)) };
}

function typeOf(code: Body["type"]): "money-in" | "money-out" | null {
  if (code === null) return null;
  return code === 0 ? "money-in" : "money-out";
}

async function composeSlip(
  context: WriteContext,
  { type, createdAt, staff, note, amount }: NewPayment,
  category: ExpenseCategory | null,
): Promise<NewPaper> {
  const { tx, session } = context;
  const stations = await findCachedStations(context);
  const [person] = await findStaffOf(tx, session.location, [staff]);
  return {
    document: {
      kind: "payment-slip",
      type: paymentTypeCodes[type],
      date: wireDateTime(createdAt),
      location: (await findCachedLocation(context)).name,
      station: stations.find(({ id }) => id === session.station)?.name ?? "",
      staff:
        person === undefined ? "" : `${person.ref} ${person.firstName} ${person.lastName}`.trim(),
      category: category?.name ?? "",
      note,
      amount,
    },
  };
}

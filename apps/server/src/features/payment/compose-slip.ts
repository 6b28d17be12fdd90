import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { paymentTypeCodes, type NewPayment } from "@comanda/domain/shift/payment";
import { wireDateTime } from "@comanda/domain/time/date-text";

import type { WriteContext } from "#journal/command.ts";

import type { NewPaper } from "../printing/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCachedLocation, findCachedStations } from "../venue/index.ts";

export async function composeSlip(
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

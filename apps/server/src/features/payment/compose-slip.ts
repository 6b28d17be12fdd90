import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { paymentTypeCodes, type NewPayment } from "@comanda/domain/shift/payment";
import { wireDateTime } from "@comanda/domain/time/date-text";

import type { Writing } from "#journal/command.ts";

import type { NewPaper } from "../printing/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { locationOfHouse, stationsOfHouse } from "../venue/index.ts";

export async function slipOf(
  writing: Writing,
  { type, createdAt, staff, note, amount }: NewPayment,
  category: ExpenseCategory | null,
): Promise<NewPaper> {
  const { tx, session } = writing;
  const stations = await stationsOfHouse(writing);
  const [person] = await findStaffOf(tx, session.location, [staff]);
  return {
    document: {
      kind: "payment-slip",
      type: paymentTypeCodes[type],
      date: wireDateTime(createdAt),
      location: (await locationOfHouse(writing)).name,
      station: stations.find(({ id }) => id === session.station)?.name ?? "",
      staff:
        person === undefined ? "" : `${person.ref} ${person.firstName} ${person.lastName}`.trim(),
      category: category?.name ?? "",
      note,
      amount,
    },
  };
}

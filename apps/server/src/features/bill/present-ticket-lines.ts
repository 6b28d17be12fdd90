import { toWirePlace } from "@comanda/contract/bill-record";
import type { TicketDocument } from "@comanda/contract/print";
import { parentOf, type Bill } from "@comanda/domain/bill/bill";
import { courseOf } from "@comanda/domain/bill/course";
import { seatsOf } from "@comanda/domain/bill/seats";
import { noteForKitchen } from "@comanda/domain/bill/set-lines";
import type { TicketEntry } from "@comanda/domain/bill/ticket-entries";
import { findItemOf } from "@comanda/domain/bill/ticket-lines";
import { isSameDestination, type Destination } from "@comanda/domain/bill/ticketed-pieces";

import { labelLine, labelPreparation, type BillLabels } from "./bill-labels.ts";

/** The lines of a ticket in words: what stands under a dish there, and the dish of what stands alone. */
export function presentTicketLines(
  bill: Bill,
  lines: readonly TicketEntry[],
  words: BillLabels,
): TicketDocument["lines"] {
  return lines.map((entry) => {
    const { line, quantity, isCancelled, isReseated, movedFrom, changedFrom, preparation } = entry;
    const course = courseOf(bill, line);
    const isUnder = standsUnderItsParent(bill, entry, lines);
    // What stands under its item on the same ticket need not say again whom that is for.
    const seats = isUnder ? line.seats : (entry.seats ?? seatsOf(bill, line));
    const isAlone = line.type === "mixer" && !isUnder;
    const dish = isAlone ? words.articles.get(findItemOf(bill, line).article)?.name : undefined;
    // Where it was said before how it is made, that need not be said again.
    const isNotice = movedFrom !== undefined && !isCancelled;
    return {
      key: line.key,
      ...labelLine(line, words),
      note: noteForKitchen(bill, line),
      ...(isNotice && { note: "", orderLevel: null }),
      ...(preparation !== undefined && labelPreparation(preparation, words)),
      qty: quantity,
      isCancelled,
      isUnder,
      ...(dish !== undefined && { dish }),
      ...(course !== null && !isNotice && { course }),
      ...(seats.length > 0 && { seats: [...seats] }),
      ...(isReseated === true && { isReseated }),
      ...(movedFrom !== undefined && { movedFrom: labelDestination(movedFrom) }),
      ...(changedFrom !== undefined && { changedFrom: labelPreparation(changedFrom, words) }),
    };
  });
}

/** An answer that is made does not stand under a dish that is cancelled, nor under one of another course. */
function standsUnderItsParent(
  bill: Bill,
  { line, isCancelled, isReseated, movedFrom, changedFrom }: TicketEntry,
  lines: readonly TicketEntry[],
): boolean {
  return lines.some(
    (above) =>
      above.line.key === parentOf(line) &&
      above.isCancelled === isCancelled &&
      above.isReseated === isReseated &&
      isSameOrigin(above.movedFrom, movedFrom) &&
      (above.changedFrom === undefined) === (changedFrom === undefined) &&
      courseOf(bill, above.line) === courseOf(bill, line),
  );
}

function isSameOrigin(one: Destination | undefined, other: Destination | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isSameDestination(one, other);
}

function labelDestination({ place, servingWay }: Destination) {
  return {
    ...toWirePlace(place),
    ...(servingWay !== "here" && { servingWay }),
  };
}

import { storedTicketedPieces } from "@comanda/contract/ticketed-pieces";
import type { Preparation, TicketedPieces } from "@comanda/domain/bill/ticketed-pieces";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";

import { fromJson, toJson } from "#database/portable-columns.ts";

import type { LineRow } from "./bill-rows.ts";

/** As what kitchen and bar have a line, in its column; null if they have none of it. */
export function toPiecesColumn(pieces: readonly TicketedPieces[]): LineRow["ticketed_for"] {
  if (pieces.length === 0) return null;
  return toJson(
    pieces.map(({ place, servingWay, quantity, preparation, isServed }) => ({
      place,
      servingWay,
      tenths: tenthsOf(quantity),
      ...(preparation !== null && toPreparation(preparation)),
      ...(isServed && { isServed }),
    })),
  );
}

function toPreparation({ note, orderLevel }: Preparation) {
  return { note, ...(orderLevel !== null && { orderLevel }) };
}

export function readPiecesColumn(text: LineRow["ticketed_for"]): readonly TicketedPieces[] {
  if (text === null) return [];
  return fromJson(storedTicketedPieces, text).map(
    ({ place, servingWay, tenths, note, orderLevel = null, isServed = false }) => ({
      place,
      servingWay,
      quantity: quantityOfTenths(tenths),
      preparation: note === undefined ? null : { note, orderLevel },
      isServed,
    }),
  );
}

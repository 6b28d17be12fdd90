import { storedTicketedPieces } from "@comanda/contract/ticketed-pieces";
import type { TicketedPieces } from "@comanda/domain/bill/ticketed-pieces";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";

import { fromJson, toJson } from "#database/portable-columns.ts";

import type { LineRow } from "./bill-rows.ts";

/** For whom kitchen and bar have a line, in its column; null if they have none of it. */
export function toPiecesColumn(pieces: readonly TicketedPieces[]): LineRow["ticketed_for"] {
  if (pieces.length === 0) return null;
  return toJson(
    pieces.map(({ place, servingWay, quantity }) => ({
      place,
      servingWay,
      tenths: tenthsOf(quantity),
    })),
  );
}

export function readPiecesColumn(text: LineRow["ticketed_for"]): readonly TicketedPieces[] {
  if (text === null) return [];
  return fromJson(storedTicketedPieces, text).map(({ tenths, ...to }) => ({
    ...to,
    quantity: quantityOfTenths(tenths),
  }));
}

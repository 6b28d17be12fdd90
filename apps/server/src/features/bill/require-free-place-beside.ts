import type { Bill, Place } from "@comanda/domain/bill/bill";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import type { Refusal } from "@comanda/domain/refusal";

import type { WriteContext } from "#journal/command.ts";

import { findOpenBillsAt } from "./bill-store.ts";

/**
 * Refuses a place that other guests have. Where one of these bills is, a further bill of the same guests is there on
 * purpose.
 */
export async function requireFreePlaceBeside(
  { tx, session }: Pick<WriteContext, "tx" | "session">,
  bills: readonly Bill[],
  place: Place | null,
): Promise<Refusal | null> {
  if (place === null) return null;
  const isBeside = checkPlaceFree(place, bills, false) !== null;
  return checkPlaceFree(place, await findOpenBillsAt(tx, session.location, place), isBeside);
}

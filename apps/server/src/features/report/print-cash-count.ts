import type { BodyOf } from "@comanda/contract/call";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { printCashCount as printCashCountCall } from "@comanda/contract/day";
import type { CountedDenomination } from "@comanda/domain/money/cash-count";
import { isRefusal } from "@comanda/domain/refusal";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { Language } from "@comanda/domain/venue/settings";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs } from "../printing/index.ts";
import { readCashCount } from "./read-cash-count.ts";
import { findReportNames } from "./report-names.ts";

/** Prints a cash count; coins and notes with a count of zero are left out. */
export async function printCashCount(
  context: WriteContext,
  counted: BodyOf<typeof printCashCountCall>,
  language?: Language,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session, at } = context;
  const count = await readCashCount(tx, session.location, counted);
  if (isRefusal(count)) return count;
  const names = await findReportNames(tx, session.location);
  const document = {
    kind: "cash-count",
    date: wireDateTime(at),
    station: names.stations.find(({ id }) => id === session.station)?.name ?? "",
    staff: names.staff.find(({ id }) => id === session.staff)?.name ?? "",
    coins: presentRows(count.coins),
    notes: presentRows(count.notes),
    total: count.grandTotal,
    foreign: (count.foreign ?? []).map(({ code, amount }) => ({ code, amount })),
  } as const;
  return enqueuePrintJobs(context, [{ document }], language);
}

function presentRows(rows: readonly CountedDenomination[]) {
  return rows
    .filter(({ quantity }) => quantity > 0)
    .map(({ value, quantity, total }) => ({ value, qty: quantity, total }));
}

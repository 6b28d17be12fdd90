import { bill as billSchema, billItem, type listBills } from "@comanda/contract/bill";
import type { ReplyOf } from "@comanda/contract/call";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { sharedReply, type KeptReply } from "#http/kept-reply.ts";
import { markOf } from "#journal/hash-entry.ts";
import { onceForAll } from "#journal/once-for-all.ts";
import { shownAs } from "#journal/shown-as.ts";

import { showOpenShifts } from "../shift/index.ts";
import { findOpenDay, showOpenDay } from "../work-day/index.ts";
import { billShapes } from "./bill-shapes.ts";
import { findBills } from "./bill-store.ts";

type Lists = ReplyOf<typeof listBills>;

/** What every till of a location loads when it opens, and all of them at once when the power is back. */
export function billLists(database: Database): (location: LocationId) => Promise<KeptReply> {
  return onceForAll(database, async (location, { sequence, hash }) => {
    const newest = { mark: markOf(hash), ping: sequence };
    const lists: Lists = { ...(await readLists(database, location)), ...newest };
    return sharedReply(JSON.stringify(lists));
  });
}

async function readLists(
  database: Database,
  location: LocationId,
): Promise<Omit<Lists, "ping" | "mark">> {
  const day = await findOpenDay(database, location);
  const bills = await findBills(database, location, day?.id ?? null);
  return {
    bills: bills.map(({ row }) => shownAs(billSchema, billShapes.bill, row)),
    billItems: bills.flatMap(({ lines }) =>
      lines.map((line) => shownAs(billItem, billShapes.bill_line, line)),
    ),
    workDay: day === null ? null : showOpenDay(day),
    shifts: await showOpenShifts(database, location),
  };
}

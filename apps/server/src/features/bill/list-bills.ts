import type { listBills } from "@comanda/contract/bill";
import type { ReplyOf } from "@comanda/contract/call";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { sharedReply, type KeptReply } from "#http/cached-reply.ts";
import { markOf } from "#journal/hash-entry.ts";
import { onceForAll } from "#journal/share-until-next-write.ts";

import { showOpenShifts } from "../shift/index.ts";
import { findOpenDay, showOpenDay } from "../work-day/index.ts";
import { toldBills } from "./create-bill-serializer.ts";

type Lists = ReplyOf<typeof listBills>;

/** What every till of a location loads when it opens; after a power cut, all tills load it at once. */
export function billLists(database: Database): (location: LocationId) => Promise<KeptReply> {
  const inWords = toldBills(database);
  return onceForAll(database, async (location, head) => {
    const day = await findOpenDay(database, location);
    const { bills, billItems } = await inWords(location, { head, workDay: day?.id ?? null });
    const rest: Omit<Lists, "bills" | "billItems"> = {
      workDay: day === null ? null : showOpenDay(day),
      shifts: await showOpenShifts(database, location),
      mark: markOf(head.hash),
      ping: head.sequence,
    };
    return sharedReply(
      `{"bills":${bills},"billItems":${billItems},${JSON.stringify(rest).slice(1)}`,
    );
  });
}

import type { listBills } from "@comanda/contract/list-bills";
import type { ReplyOf } from "@comanda/contract/call";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { createSharedReply, type CachedReply } from "#http/cached-reply.ts";
import { hashPrefixOf } from "#journal/hash-entry.ts";
import { shareUntilNextWrite } from "#journal/share-until-next-write.ts";

import { showOpenShifts } from "../shift/index.ts";
import { findOpenDay, showOpenDay } from "../work-day/index.ts";
import {
  createBillSerializer,
  type JournalState,
  type SerializedBill,
} from "./create-bill-serializer.ts";

type BillListReply = ReplyOf<typeof listBills>;

/** What every till of a location loads when it opens; after a power cut, all tills load it at once. */
export function createBillListReader(
  database: Database,
): (location: LocationId, which: "all" | "open") => Promise<CachedReply> {
  const serialize = createBillSerializer(database);
  const readers = {
    all: shareBillList(database, async (location, asOf) =>
      joinBills(await serialize(location, asOf)),
    ),
    open: shareBillList(database, async (location, asOf) =>
      joinBills(
        (await serialize(location, asOf)).flatMap((one) =>
          one.isOpen ? { ...one, items: "" } : [],
        ),
      ),
    ),
  };
  return (location, which) => readers[which](location);
}

type SerializedLists = { readonly bills: string; readonly billItems: string };

function joinBills(serialized: readonly SerializedBill[]): SerializedLists {
  const items = serialized.map((one) => one.items).filter((text) => text !== "");
  return {
    bills: `[${serialized.map(({ bill }) => bill).join()}]`,
    billItems: `[${items.join()}]`,
  };
}

function shareBillList(
  database: Database,
  listsAt: (location: LocationId, asOf: JournalState) => Promise<SerializedLists>,
): (location: LocationId) => Promise<CachedReply> {
  return shareUntilNextWrite(database, async (location, head) => {
    const day = await findOpenDay(database, location);
    const { bills, billItems } = await listsAt(location, { head, workDay: day?.id ?? null });
    const rest: Omit<BillListReply, "bills" | "billItems"> = {
      workDay: day === null ? null : showOpenDay(day),
      shifts: await showOpenShifts(database, location),
      mark: hashPrefixOf(head.hash),
      ping: head.sequence,
    };
    return createSharedReply(
      `{"bills":${bills},"billItems":${billItems},${JSON.stringify(rest).slice(1)}`,
    );
  });
}

import type { listBills } from "@comanda/contract/list-bills";
import type { ReplyOf } from "@comanda/contract/call";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { createSharedReply, type CachedReply } from "#http/cached-reply.ts";
import { hashPrefixOf } from "#journal/hash-entry.ts";
import { shareUntilNextWrite } from "#journal/share-until-next-write.ts";

import { showOpenShifts } from "../shift/index.ts";
import { findOpenDay, showOpenDay } from "../work-day/index.ts";
import { createBillSerializer, type SerializedBill } from "./create-bill-serializer.ts";

type BillListReply = ReplyOf<typeof listBills>;

/** What every till of a location loads when it opens; after a power cut, all tills load it at once. */
export function createBillListReader(
  database: Database,
): (location: LocationId, which: "all" | "open") => Promise<CachedReply> {
  const serialize = createBillSerializer(database);
  const readers = {
    all: shareBillList(database, serialize),
    open: shareBillList(database, async (location, asOf) =>
      (await serialize(location, asOf)).filter(({ isOpen }) => isOpen).map(withoutItems),
    ),
  };
  return (location, which) => readers[which](location);
}

const noItems = Buffer.alloc(0);

function withoutItems(serialized: SerializedBill): SerializedBill {
  return { ...serialized, items: noItems };
}

function shareBillList(
  database: Database,
  billsAt: ReturnType<typeof createBillSerializer>,
): (location: LocationId) => Promise<CachedReply> {
  return shareUntilNextWrite(database, async (location, head) => {
    const day = await findOpenDay(database, location);
    const serialized = await billsAt(location, { head, workDay: day?.id ?? null });
    const bills = serialized.map(({ bill }) => bill);
    const items = serialized.map((one) => one.items).filter(({ length }) => length > 0);
    const rest: Omit<BillListReply, "bills" | "billItems"> = {
      workDay: day === null ? null : showOpenDay(day),
      shifts: await showOpenShifts(database, location),
      mark: hashPrefixOf(head.hash),
      ping: head.sequence,
    };
    return createSharedReply(
      Buffer.concat([
        Buffer.from('{"bills":['),
        ...separateByCommas(bills),
        Buffer.from('],"billItems":['),
        ...separateByCommas(items),
        Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
      ]),
    );
  });
}

const comma = Buffer.from(",");

function separateByCommas(parts: readonly Buffer[]): readonly Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [comma, part]));
}

import { dateTimeText } from "@comanda/domain/time/date-text";
import { instant } from "@comanda/domain/time/instant";

import { useFaultMessages } from "#language/fault-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { useRecords } from "#records/use-records.ts";

import { parseStoredOrder, requireSession, zoneOf, type StoredOrder } from "../order/index.ts";
import type { OrderAside } from "./list-orders-aside.ts";

type AsideName = { readonly name: string; readonly canBeOpened: boolean };

/** The table or room, the time it was set aside and the number of lines: "Table 5 · 20/11/2026 18:02 · 3 lines". */
export function useAsideName({ atMs, text }: OrderAside): AsideName {
  const { order: words } = useMessages();
  const fault = useFaultMessages();
  const bills = useRecords((records) => records.bill);
  const session = requireSession();
  const order = parseStoredOrder(text, session.token.session)?.order ?? null;
  const time = dateTimeText(instant(atMs), zoneOf(session));
  if (order === null) return { name: `${fault.unreadable} · ${time}`, canBeOpened: false };
  const { table, room, number } = placeOf(order, bills);
  const names = [
    number === null ? "" : words.billNumber(number),
    table === "" ? "" : words.table(table),
    room === "" ? "" : words.room(room),
  ];
  const parts = [...names, time, fault.lines(order.body.billItems.length)];
  return { name: parts.filter((part) => part !== "").join(" · "), canBeOpened: true };
}

type BillPlace = { readonly table: string; readonly room: string; readonly number: number | null };
type Bills = ReadonlyMap<number, BillPlace>;

function placeOf(order: NonNullable<StoredOrder["order"]>, bills: Bills): BillPlace {
  if (order.kind === "new") return { ...order.body, number: null };
  return bills.get(order.body.id) ?? { table: "", room: "", number: order.body.id };
}

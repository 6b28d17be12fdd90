import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import { findBills } from "@comanda/contract/find-bills";

import { callApi, type Outcome } from "#api/call.ts";
import { useRead, type Read } from "#records/use-read.ts";

type Query = QueryOf<typeof findBills>;
type Reply = ReplyOf<typeof findBills>;

export type BillSearch = Read<Reply>;

/** Searches on the server whenever the query changes; null waits for one. */
export function useBillSearch(query: Query | null): BillSearch {
  const ask = async () => (query === null ? nothing : await fetchAllPages(query));
  const found = useRead<Reply | null>(ask, JSON.stringify(query));
  if (found.state !== "ready") return found;
  const { reply } = found;
  return reply === null ? { state: "waiting" } : { state: "ready", reply };
}

const nothing = { ok: true, reply: null } as const;

/** The bills of one date or work day, not of a search in all. */
export function isOfDays(query: Query | null): boolean {
  const { date, workDay, lastDay } = query ?? {};
  return date !== undefined || workDay !== undefined || lastDay !== undefined;
}

/**
 * A single day is read to its last page; for all days the newest page is enough, and a longer search text finds older
 * bills.
 */
async function fetchAllPages(query: Query): Promise<Outcome<typeof findBills>> {
  const first = await callApi(findBills, { query });
  if (!first.ok || !isOfDays(query) || first.reply.next === null) return first;
  const rest = await fetchAllPages({ ...query, before: first.reply.next });
  if (!rest.ok) return rest;
  return { ...rest, reply: { ...rest.reply, bills: [...first.reply.bills, ...rest.reply.bills] } };
}

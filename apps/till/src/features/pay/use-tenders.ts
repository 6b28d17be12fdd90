import type { ReplyOf } from "@comanda/contract/call";
import { listTenders } from "@comanda/contract/tender";
import type { BillId } from "@comanda/domain/id";
import { stillCounts } from "@comanda/domain/payment/correct-tender";

import { callApi } from "#api/call.ts";
import { useRead, type Read } from "#records/use-read.ts";

/** The payments of a bill that still count; loaded again for each version of the bill. */
export function useTenders(id: BillId, version: number): Read<ReplyOf<typeof listTenders>> {
  const list = useRead(() => callApi(listTenders, { params: { id } }), String(id), version);
  if (list.state !== "ready") return list;
  return { ...list, reply: list.reply.filter((tender) => stillCounts(tender, list.reply)) };
}

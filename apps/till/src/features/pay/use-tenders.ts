import { listTenders } from "@comanda/contract/tender";
import type { BillId } from "@comanda/domain/id";
import { stillCounts } from "@comanda/domain/payment/correct-tender";
import { useCallback } from "react";

import { callApi } from "#api/call.ts";
import { useList, type ListState } from "#records/use-list.ts";

/** The payments of a bill that still count; loaded again for each version of the bill. */
export function useTenders(id: BillId, version: number): ListState<typeof listTenders> {
  const ask = useCallback(() => loadTenders(id, version), [id, version]);
  const { list } = useList(ask);
  if (list.state !== "ready") return list;
  return { ...list, reply: list.reply.filter((tender) => stillCounts(tender, list.reply)) };
}

/** The call does not send the version: a new version only makes it a new question. */
function loadTenders(id: BillId, _version: number) {
  return callApi(listTenders, { params: { id } });
}

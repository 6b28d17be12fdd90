import { listTenders } from "@comanda/contract/tender";
import type { BillId } from "@comanda/domain/id";
import { useCallback } from "react";

import { callApi } from "#api/call.ts";
import { useList } from "#records/use-list.ts";

/** What was taken for a bill; loaded again with each of its versions. */
export function useTenders(id: BillId, version: number) {
  const ask = useCallback(() => loadTenders(id, version), [id, version]);
  return useList(ask);
}

/** The version only tells when to ask again. */
function loadTenders(id: BillId, _version: number) {
  return callApi(listTenders, { params: { id } });
}

import { showBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import type { BillId } from "@comanda/domain/id";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

export type BillDocumentState =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "ready"; readonly bill: ReplyOf<typeof showBill> };

/** Fetches the bill as it would be printed from the server. */
export function useBillDocument(id: BillId): BillDocumentState {
  const [shown, setShown] = useState<BillDocumentState>({ state: "loading" });
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const outcome = await callApi(showBill, { params: { id }, query: {} });
      if (!isWanted) return;
      setShown(
        outcome.ok
          ? { state: "ready", bill: outcome.reply }
          : { state: "failed", failure: outcome.failure },
      );
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return shown;
}

import { correctTender, reopenBill, takeTender, undoTender } from "@comanda/contract/tender";

import { matchesSchema } from "#database/portable-columns.ts";

import type { ProofRequest } from "./crew.ts";
import type { ClientKnowledge } from "./requests.ts";

/** Learns from a reply which tenders count, and which bill is open again. */
export function learnTenders(
  { tenders, closed }: ClientKnowledge,
  { call, params }: ProofRequest,
  body: string,
): void {
  const reply: unknown = JSON.parse(body);
  const about = params?.["id"] ?? 0;
  switch (call.name) {
    case correctTender.name:
    case takeTender.name:
      tenders.delete(about);
      if (matchesSchema(correctTender.reply, reply)) tenders.add(reply.tender);
      break;
    case undoTender.name:
      tenders.delete(about);
      break;
    case reopenBill.name:
      closed.delete(about);
      break;
  }
}

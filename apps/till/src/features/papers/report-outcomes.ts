import { settlePrintJob } from "@comanda/contract/print-job";
import { isOutcomeUnknown } from "@comanda/sync/is-outcome-unknown";

import { pause } from "#api/pause.ts";
import { sessionState } from "#api/session.ts";
import { writeWithNewKey } from "#records/write.ts";

import { postponeOutcome, readPendingPapers, removeReportedOutcome } from "./pending-papers.ts";

/** The pause before the next try, after a write has given up. */
const retryDelayMs = 5000;

let isReporting = false;

/** Reports the outcomes of papers to the server, one after the other, until it has settled each. */
export async function reportOutcomes(): Promise<void> {
  if (isReporting) return;
  isReporting = true;
  try {
    await reportAll();
  } finally {
    isReporting = false;
  }
}

async function reportAll(): Promise<void> {
  for (
    let [next] = readPendingPapers().untold;
    next !== undefined;
    [next] = readPendingPapers().untold
  ) {
    // The next session reports it.
    if (sessionState().state === "signed-out") break;
    const { id, outcome } = next;
    const reported = await writeWithNewKey(settlePrintJob, { params: { id }, body: outcome });
    if (reported.ok || !isOutcomeUnknown(reported.failure)) {
      removeReportedOutcome(next);
      continue;
    }
    postponeOutcome(next);
    await pause(retryDelayMs);
  }
}

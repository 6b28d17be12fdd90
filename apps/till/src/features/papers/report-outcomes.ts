import { settlePrintJob } from "@comanda/contract/print-job";

import { networkError, type Failure } from "#api/failure.ts";
import { pause } from "#api/pause.ts";
import { sessionState } from "#api/session.ts";
import { writeWithNewKey } from "#records/write.ts";

import { removeReportedOutcome, readPendingPapers } from "./pending-papers.ts";

/** The pause before the next try, after a write has given up. */
const retryDelayMs = 5000;

let isReporting = false;

/** Reports the outcomes of papers to the server, one after the other, until it has replied to each. */
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
    if (reported.ok || !isRetryable(reported.failure)) removeReportedOutcome(next);
    else await pause(retryDelayMs);
  }
}

/** Whether to retry later: the server is unreachable, busy or unwell, or the session has ended. */
function isRetryable({ code, status }: Failure): boolean {
  return code === networkError.code || status === 401 || status === 429 || status === 503;
}

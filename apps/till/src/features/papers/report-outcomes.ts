import { settlePrintJob } from "@comanda/contract/print-job";

import { networkError, type Failure } from "#api/failure.ts";
import { sessionState } from "#api/session.ts";
import { writeAnew } from "#records/write.ts";

import { forgetTold, readPapers } from "./pending-papers.ts";

/** The pause before the next try, after a write has given up. */
const pauseMs = 5000;

let isTelling = false;

/** Reports the outcomes of papers to the server, one after the other, until it has replied to each. */
export async function tellOutcomes(): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  // oxlint-disable no-await-in-loop -- one after the other
  for (let [next] = readPapers().untold; next !== undefined; [next] = readPapers().untold) {
    // The next session reports it.
    if (sessionState().state === "signed-out") break;
    const { id, outcome } = next;
    const told = await writeAnew(settlePrintJob, { params: { id }, body: outcome });
    if (told.ok || !isForLater(told.failure)) forgetTold(next);
    else await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  // oxlint-enable no-await-in-loop
  isTelling = false;
}

/** Whether to retry later: the server is unreachable, busy or unwell, or the session has ended. */
function isForLater({ code, status }: Failure): boolean {
  return code === networkError.code || status === 401 || status === 429 || status === 503;
}

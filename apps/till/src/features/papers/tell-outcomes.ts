import { settlePrintJob } from "@comanda/contract/print-job";

import { networkError, type Failure } from "#api/failure.ts";
import { sessionState } from "#api/session.ts";
import { writeAnew } from "#records/write.ts";

import { forgetTold, readPapers } from "./papers-in-hand.ts";

/** From one try to the next, after a write has given up. */
const pauseMs = 5000;

let isTelling = false;

/** Tells the server what became of papers, one after the other, until it has answered to each. */
export async function tellOutcomes(): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  // oxlint-disable no-await-in-loop -- one after the other
  for (let [next] = readPapers().untold; next !== undefined; [next] = readPapers().untold) {
    // It is told by who signs in next.
    if (sessionState().state === "signed-out") break;
    const { id, outcome } = next;
    const told = await writeAnew(settlePrintJob, { params: { id }, body: outcome });
    if (told.ok || !isForLater(told.failure)) forgetTold(next);
    else await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  // oxlint-enable no-await-in-loop
  isTelling = false;
}

/** What the server does not take now, it takes when it can be reached and is well, and from who is signed in. */
function isForLater({ code, status }: Failure): boolean {
  return code === networkError.code || status === 401 || status === 429 || status === 503;
}

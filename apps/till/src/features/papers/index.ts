import type { BillId } from "@comanda/domain/id";

import type { Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import type { Papers } from "./deliver-papers.ts";
import type { PrintedDeed } from "./print-papers.ts";

export { paperQuery } from "./paper-query.ts";
export { PapersBadge } from "./papers-badge.tsx";

/** Long enough for the frame and the order screen to load. */
const firstMs = 100;
const retryMs = 3000;

/**
 * The printing code is loaded after the order screen works, since no sale waits for it. Some browsers retry a failed
 * import.
 */
const fetchLater = () => import("./later.ts");

async function later(): ReturnType<typeof fetchLater> {
  try {
    return await fetchLater();
  } catch (error) {
    reportFault(error);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return later();
  }
}

/** Runs while the till is signed in at its station. */
export function startPapers(session: Session): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async (): Promise<void> => {
    const { followPapers } = await later();
    if (!isOver) stop = followPapers(session);
  };
  const timer = setTimeout(() => void start(), firstMs);
  return () => {
    clearTimeout(timer);
    isOver = true;
    stop?.();
  };
}

/** Delivers the print jobs of a reply in the background. */
export async function deliverPapers(papers: Papers): Promise<void> {
  (await later()).deliverPapers(papers);
}

/** Prints the papers that a change of bills calls for, in the background. */
export async function printAfter(bills: readonly BillId[], deed: PrintedDeed): Promise<void> {
  await (await later()).printAfter(bills, deed);
}

export async function printTicketsOf(bill: BillId): Promise<Failure | null> {
  return (await later()).printTicketsOf(bill);
}

export async function reprint(bill: BillId): Promise<Failure | null> {
  return (await later()).reprint(bill);
}

export async function pulseDrawer(): Promise<Failure | null> {
  return (await later()).pulseDrawer();
}

import type { BillId } from "@comanda/domain/id";

import type { Failure } from "#api/failure.ts";
import { pause } from "#api/pause.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import type { Papers } from "./deliver-papers.ts";
import type { PrintOccasion } from "./print-papers.ts";

export { paperQuery } from "./paper-query.ts";
export { PapersBadge } from "./papers-badge.tsx";

/** Long enough for the frame and the order screen to load. */
const startDelayMs = 100;
const retryMs = 3000;

/**
 * The printing code is loaded after the order screen works, since no sale waits for it. Some browsers retry a failed
 * import.
 */
const importPrinting = () => import("./later.ts");

async function loadPrinting(): ReturnType<typeof importPrinting> {
  try {
    return await importPrinting();
  } catch (error) {
    reportFault(error);
    await pause(retryMs);
    return loadPrinting();
  }
}

/** Runs while the till is signed in at its station. */
export function startPapers(session: Session): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async (): Promise<void> => {
    const { followPapers } = await loadPrinting();
    if (!isOver) stop = followPapers(session);
  };
  const timer = setTimeout(() => void start(), startDelayMs);
  return () => {
    clearTimeout(timer);
    isOver = true;
    stop?.();
  };
}

/** Delivers the print jobs of a reply in the background. */
export async function deliverPapers(papers: Papers): Promise<void> {
  (await loadPrinting()).deliverPapers(papers);
}

/** Prints the papers that a change of bills calls for, in the background. */
export async function printAfter(bills: readonly BillId[], action: PrintOccasion): Promise<void> {
  await (await loadPrinting()).printAfter(bills, action);
}

export async function printTicketsOf(bill: BillId): Promise<Failure | null> {
  return (await loadPrinting()).printTicketsOf(bill);
}

export async function pulseDrawer(): Promise<Failure | null> {
  return (await loadPrinting()).pulseDrawer();
}

import type { BillId } from "@comanda/domain/id";

import type { Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import type { Papers } from "./deliver-papers.ts";
import type { PrintedDeed } from "./print-papers.ts";

export { paperQuery } from "./paper-query.ts";
export { PapersBadge } from "./papers-badge.tsx";

/** Long enough for the frame with the order screen. */
const firstMs = 100;
const retryMs = 3000;

/** All that prints is fetched after the order screen works, since no sale waits for it. Some browsers ask again for it. */
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

/** For as long as the till is at its station. */
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

/** Sends the papers of a reply on their way, without waiting for them. */
export async function deliverPapers(papers: Papers): Promise<void> {
  (await later()).deliverPapers(papers);
}

/** After something was done with bills, who is to know of it gets its paper; nobody waits for that. */
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

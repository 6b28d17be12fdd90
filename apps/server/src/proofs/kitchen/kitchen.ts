import type { PrintJob, TicketDocument } from "@comanda/contract/print";

/** The cooks: what they were told to make, all in all. They read each paper, and know which they have already. */
export type Kitchen = {
  /** A paper came out; one that is a repeat says so. */
  readonly receive: (document: PrintJob["document"], isRepeat: boolean) => void;
  /** Somebody has read a paper out to them. */
  readonly hear: (document: PrintJob["document"]) => void;
  /** How many of each dish are to be made, with what was cancelled taken off. */
  readonly toMake: () => ReadonlyMap<string, number>;
  /** Papers that came a second time without saying so. */
  readonly doubled: () => readonly string[];
};

export function openKitchen(): Kitchen {
  const known = new Set<string>();
  const doubled: string[] = [];
  const dishes = new Map<string, number>();
  const learn = (document: TicketDocument): void => {
    known.add(JSON.stringify(document));
    for (const { name, qty, isCancelled } of document.lines) {
      dishes.set(name, (dishes.get(name) ?? 0) + (isCancelled ? 0 - qty : qty));
    }
  };
  const take = (document: PrintJob["document"], isRepeat: boolean): void => {
    if (document.kind !== "ticket") return;
    const text = JSON.stringify(document);
    if (!known.has(text)) learn(document);
    else if (!isRepeat) doubled.push(text);
  };
  return {
    receive: take,
    // Who reads it out is asked whether it is new.
    hear: (document) => take(document, true),
    toMake: () => new Map([...dishes].filter(([, qty]) => qty !== 0)),
    doubled: () => doubled,
  };
}

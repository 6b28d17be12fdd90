import type { PrintJob, TicketDocument } from "@comanda/contract/print";

/**
 * Counts the dishes on all papers that reach the kitchen. A paper with the text of an earlier one counts once.
 */
export type Kitchen = {
  /** A paper came out; a repeat is marked as such. */
  readonly receive: (document: PrintJob["document"], isRepeat: boolean) => void;
  /** A waiter has read a paper out to them. */
  readonly receiveAloud: (document: PrintJob["document"]) => void;
  /** How many of each dish are to be made and for which guests, less what was cancelled. */
  readonly toMake: () => ReadonlyMap<string, number>;
  /** Duplicate papers that were not marked as repeats. */
  readonly doubled: () => readonly string[];
};

export function openKitchen(): Kitchen {
  const known = new Set<string>();
  const doubled: string[] = [];
  const dishes = new Map<string, number>();
  const count = (dish: string, qty: number) => dishes.set(dish, (dishes.get(dish) ?? 0) + qty);
  const learn = (document: TicketDocument): void => {
    known.add(JSON.stringify(document));
    // What was spoilt is no further dish.
    if (document.again !== undefined) return;
    for (const { name, qty, isCancelled, isReseated, movedFrom } of document.lines) {
      if (isReseated === true) continue;
      if (movedFrom !== undefined || isCancelled) count(dishAt(name, movedFrom ?? document), -qty);
      if (!isCancelled) count(dishAt(name, document), qty);
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
    // The cooks ask the waiter whether it is new.
    receiveAloud: (document) => take(document, true),
    toMake: () => new Map([...dishes].filter(([, qty]) => qty !== 0)),
    doubled: () => doubled,
  };
}

type Guests = Pick<TicketDocument, "table" | "room" | "servingWay">;

/** A dish and where it goes. */
export function dishAt(name: string, { table, room, servingWay = "here" }: Guests): string {
  return `${name}, ${table}${room}, ${servingWay}`;
}

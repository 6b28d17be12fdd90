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
  /** How many of each dish are to be made with which note, less what was cancelled. */
  readonly toMakeWithNotes: () => ReadonlyMap<string, number>;
  /** Duplicate papers that were not marked as repeats. */
  readonly doubled: () => readonly string[];
};

export function openKitchen(): Kitchen {
  const known = new Set<string>();
  const doubled: string[] = [];
  const dishes = new Map<string, number>();
  const notes = new Map<string, number>();
  const learn = (document: TicketDocument): void => {
    known.add(textOf(document));
    // What was spoilt is no further dish.
    if (document.again !== undefined) return;
    for (const line of document.lines) {
      countDish(dishes, line, document);
      countNote(notes, line);
    }
  };
  const take = (document: PrintJob["document"], isRepeat: boolean): void => {
    if (document.kind !== "ticket") return;
    const text = textOf(document);
    if (!known.has(text)) learn(document);
    else if (!isRepeat) doubled.push(text);
  };
  return {
    receive: take,
    // The cooks ask the waiter whether it is new.
    receiveAloud: (document) => take(document, true),
    toMake: () => new Map([...dishes].filter(([, qty]) => qty !== 0)),
    toMakeWithNotes: () => new Map([...notes].filter(([, qty]) => qty !== 0)),
    doubled: () => doubled,
  };
}

/** What a ticket that comes out late repeats of later ones makes it no other ticket. */
function textOf({ changes: _repeated, ...ticket }: TicketDocument): string {
  return JSON.stringify(ticket);
}

type TicketLine = TicketDocument["lines"][number];

function countDish(dishes: Map<string, number>, line: TicketLine, document: TicketDocument): void {
  const { name, qty, isCancelled, isReseated, movedFrom, changedFrom } = line;
  if (isReseated === true || changedFrom !== undefined) return;
  if (movedFrom !== undefined || isCancelled) {
    addTo(dishes, dishAt(name, movedFrom ?? document), -qty);
  }
  if (!isCancelled) addTo(dishes, dishAt(name, document), qty);
}

/** A dish that moves, or goes to other seats, is made as it was to be made. */
function countNote(notes: Map<string, number>, line: TicketLine): void {
  const { name, note, qty, isCancelled, isReseated, movedFrom, changedFrom } = line;
  if (isCancelled) return addTo(notes, dishWithNote(name, note), -qty);
  if (isReseated === true || movedFrom !== undefined) return;
  if (changedFrom !== undefined) addTo(notes, dishWithNote(name, changedFrom.note), -qty);
  addTo(notes, dishWithNote(name, note), qty);
}

function addTo(counts: Map<string, number>, dish: string, qty: number): void {
  counts.set(dish, (counts.get(dish) ?? 0) + qty);
}

type Guests = Pick<TicketDocument, "table" | "room" | "servingWay">;

/** A dish and where it goes. */
export function dishAt(name: string, { table, room, servingWay = "here" }: Guests): string {
  return `${name}, ${table}${room}, ${servingWay}`;
}

export function dishWithNote(name: string, note: string): string {
  return `${name}, "${note}"`;
}

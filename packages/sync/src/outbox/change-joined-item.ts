import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { firstPartKey } from "@comanda/domain/bill/add-set";
import { joinNotes } from "@comanda/domain/bill/join-notes";
import { pressOfDerived } from "@comanda/domain/bill/presses-under";

/** The items of an order that is joined, by their keys. */
type JoinedItems = {
  readonly items: Map<string, NewItem>;
  /** Sets that were broken up stay sets: their pieces were never apart for the kitchen. */
  readonly brokenUp: Set<string>;
};

/** Changes the item with this key, or what was chosen for a set, whose pieces have the key of the set and a number. */
export function changeJoinedItem(
  { items, brokenUp }: JoinedItems,
  key: string,
  change: ChangedItem,
): void {
  const item = items.get(key);
  if (item === undefined) {
    const set = items.get(pressOfDerived(key));
    if (set !== undefined) items.set(set.key, withChangedPart(set, key, { change, brokenUp }));
    return;
  }
  const { note, orderLevel, times, seats, course, isBrokenUp = false } = change;
  if (isBrokenUp) brokenUp.add(key);
  items.set(key, {
    ...item,
    ...times,
    ...(note !== undefined && { note }),
    ...(orderLevel !== undefined && { orderLevel }),
    ...(seats !== undefined && { seats }),
    ...(course !== undefined && { course }),
  });
}

type PartChange = { readonly change: ChangedItem } & Pick<JoinedItems, "brokenUp">;

function withChangedPart(set: NewItem, key: string, { change, brokenUp }: PartChange): NewItem {
  const { key: press, parts = [] } = set;
  const { note, orderLevel, course } = change;
  const changed = partOfPiece(parts, Number(key.slice(press.length + 1)) - firstPartKey);
  return {
    ...set,
    parts: parts.map((part) => {
      if (part !== changed) return part;
      // Pieces that were apart are one choice again: what was said of either counts.
      const isOneOfSeveral = brokenUp.has(press) && part.qty > 1;
      return {
        ...part,
        ...(note !== undefined && {
          note: isOneOfSeveral ? joinNotes(part.note ?? "", note) : note,
        }),
        ...(orderLevel !== undefined && { orderLevel }),
        ...(course !== undefined && { course }),
      };
    }),
  };
}

type WirePart = NonNullable<NewItem["parts"]>[number];

/** Each piece of one set is a line; they follow each other in the order of the parts. */
function partOfPiece(parts: readonly WirePart[], piece: number): WirePart | undefined {
  let first = 0;
  return parts.find(({ qty }) => {
    const isHere = piece >= first && piece < first + qty;
    first += qty;
    return isHere;
  });
}

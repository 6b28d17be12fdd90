import type { ChangedItem, NewItem, PriceChange } from "@comanda/contract/bill";
import { withPressesUnder } from "@comanda/domain/bill/presses-under";

import { billOf, type Intent } from "./intent.ts";
import type { StoreChange } from "./delivery-queue.ts";

/** The presses of a refused intent whose price differs from what was shown. */
export function unresolvedPrices({ refused }: Intent): readonly PriceChange[] {
  return refused?.prices ?? [];
}

/**
 * The cashier has confirmed the new prices: the intent is sent as if they had been shown. It keeps its key, so that it
 * is not done twice if a late first attempt succeeds after all.
 */
export function onPricesConfirmed(turn: number, all: readonly Intent[]): StoreChange {
  const intent = all.find((one) => one.turn === turn);
  if (intent === undefined) return noChange;
  const now = new Map(unresolvedPrices(intent).map((price) => [price.key, price.now]));
  const confirmed = withPresses(intent, (press) => {
    const shown = now.get(press.key);
    return [shown === undefined ? press : { ...press, shown }];
  });
  return { removed: [], changed: [{ ...confirmed, refused: null }] };
}

/**
 * The cashier drops one of the presses, with all that belongs to it; the rest is sent once no price is in question any more.
 */
export function onPressRemoved(turn: number, line: string, all: readonly Intent[]): StoreChange {
  const intent = all.find((one) => one.turn === turn);
  if (intent === undefined) return noChange;
  const gone = withPressesUnder([line], pressesOf(intent));
  const without = withPresses(intent, (press) => (gone.has(press.key) ? [] : [press]));
  const left = new Set(pressesOf(without).map((press) => press.key));
  const prices = unresolvedPrices(intent).filter((price) => left.has(price.key));
  if (prices.length > 0 && intent.refused !== null) {
    return { removed: [], changed: [{ ...without, refused: { ...intent.refused, prices } }] };
  }
  return changeForRemainder({ ...without, refused: null }, all);
}

const noChange: StoreChange = { removed: [], changed: [] };

/** A new order must have a line: the presses of a later intent for the same bill take the place of the removed ones. */
function changeForRemainder(intent: Intent, all: readonly Intent[]): StoreChange {
  const { body } = intent;
  if (!isEmpty(intent)) return { removed: [], changed: [intent] };
  if ("id" in body) return { removed: [intent], changed: [] };
  const later = all.filter(
    (one) => one.turn > intent.turn && one.done === null && billOf(one) === billOf(intent),
  );
  const heir = later.find((one) => pressesOf(one).length > 0);
  if (heir === undefined) return { removed: [intent, ...later], changed: [] };
  const inherited = { ...intent, body: { ...body, billItems: pressesOf(heir) } };
  const rest = withPresses(heir, () => []);
  return isEmpty(rest)
    ? { removed: [rest], changed: [inherited] }
    : { removed: [], changed: [inherited, rest] };
}

type Item = NewItem | ChangedItem;

function isPress(item: Item): item is NewItem {
  return "key" in item;
}

function pressesOf({ body }: Intent): NewItem[] {
  return body.billItems.flatMap((item: Item) => (isPress(item) ? [item] : []));
}

/** A bill and its version alone change nothing. */
function isEmpty({ body }: Intent): boolean {
  if (body.billItems.length > 0) return false;
  if (!("id" in body)) return true;
  const { place, cover, servingWay, staff, customer, fire, served } = body;
  return [place, cover, servingWay, staff, customer, fire, served].every(
    (field) => field === undefined,
  );
}

function withPresses(intent: Intent, change: (press: NewItem) => readonly NewItem[]): Intent {
  const { body } = intent;
  if ("id" in body) {
    const items = body.billItems.flatMap((item): readonly Item[] =>
      isPress(item) ? change(item) : [item],
    );
    return { ...intent, body: { ...body, billItems: items } };
  }
  return { ...intent, body: { ...body, billItems: body.billItems.flatMap(change) } };
}

import type { NewItem, PriceChange } from "@comanda/contract/bill";
import { pressOfDerived, withPressesUnder } from "@comanda/domain/bill/presses-under";

import { billOf, keepItems, type BodyItem, type Intent } from "./intent.ts";
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
  const confirm = <Some extends BodyItem>(item: Some): Some => {
    const shown = isPress(item) ? now.get(item.key) : undefined;
    return shown === undefined ? item : { ...item, shown };
  };
  const { body } = intent;
  const confirmed =
    "id" in body
      ? { ...body, billItems: body.billItems.map(confirm) }
      : { ...body, billItems: body.billItems.map(confirm) };
  return { removed: [], changed: [{ ...intent, body: confirmed, refused: null }] };
}

/**
 * The cashier drops one of the presses, with all that belongs to it in this intent and in later ones of its bill; the
 * rest is sent once no price is in question any more.
 */
export function onPressRemoved(turn: number, line: string, all: readonly Intent[]): StoreChange {
  const intent = all.find((one) => one.turn === turn);
  if (intent === undefined) return noChange;
  const later = all.filter(
    (one) => one.turn > turn && one.done === null && billOf(one) === billOf(intent),
  );
  const gone = withPressesUnder([line], [intent, ...later].flatMap(pressesOf));
  const kept = inheritPresses(
    withOpenPrices(withoutPresses(intent, gone)),
    later.map((one) => {
      const rest = withoutPresses(one, gone);
      return rest === one ? one : withOpenPrices(rest);
    }),
  ).filter((one) => !isEmpty(one));
  const turns = new Set(kept.map((one) => one.turn));
  return {
    removed: [intent, ...later].filter((one) => !turns.has(one.turn)),
    changed: kept.filter((one) => !later.includes(one)),
  };
}

const noChange: StoreChange = { removed: [], changed: [] };

/** The intent still waits for a decision about the prices of what is left of it, or is sent again. */
function withOpenPrices(intent: Intent): Intent {
  const left = new Set(pressesOf(intent).map(({ key }) => key));
  const prices = unresolvedPrices(intent).filter(({ key }) => left.has(key));
  const refused = intent.refused === null || prices.length === 0 ? null : intent.refused;
  return { ...intent, refused: refused === null ? null : { ...refused, prices } };
}

/** A new order must have a line: the presses of a later intent for the same bill take the place of the removed ones. */
function inheritPresses(intent: Intent, later: readonly Intent[]): readonly Intent[] {
  const { body } = intent;
  if ("id" in body || body.billItems.length > 0) return [intent, ...later];
  const heir = later.find((one) => pressesOf(one).length > 0);
  if (heir === undefined) return [];
  const inherited = { ...intent, body: { ...body, billItems: pressesOf(heir) } };
  const rest = { ...heir, body: keepItems(heir.body, (item) => !isPress(item)) };
  return [inherited, ...later.map((one) => (one === heir ? rest : one))];
}

function isPress(item: BodyItem): item is NewItem {
  return "key" in item;
}

function pressesOf({ body }: Intent): NewItem[] {
  return body.billItems.flatMap((item: BodyItem) => (isPress(item) ? [item] : []));
}

/** A bill and its version alone change nothing. */
export function isEmpty({ body }: Intent): boolean {
  if (body.billItems.length > 0) return false;
  if (!("id" in body)) return true;
  const { place, cover, servingWay, staff, customer, fire, served } = body;
  return [place, cover, servingWay, staff, customer, fire, served].every(
    (field) => field === undefined,
  );
}

/** What is left of an intent without these presses, and without the changes of their lines. */
function withoutPresses(intent: Intent, gone: ReadonlySet<string>): Intent {
  const isGone = (key: string) => gone.has(key) || gone.has(pressOfDerived(key));
  const changedLines = intent.changedLines.filter(({ key }) => !isGone(key));
  const lost = new Set(intent.changedLines.filter(({ key }) => isGone(key)).map((line) => line.id));
  const body = keepItems(
    intent.body,
    (item) => !(isPress(item) ? gone.has(item.key) : lost.has(item.id)),
  );
  return body.billItems.length === intent.body.billItems.length
    ? intent
    : { ...intent, body, changedLines };
}

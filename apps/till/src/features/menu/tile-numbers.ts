import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { unsentPieces } from "@comanda/domain/bill/unsent-pieces";
import type { ArticleId } from "@comanda/domain/id";
import { littleLeft } from "@comanda/domain/stock/little-left";
import { stockLevelsAt } from "@comanda/domain/stock/stock";
import { stockTaken, type StockTaken } from "@comanda/domain/stock/stock-taken";
import { useSyncExternalStore } from "react";

import { sessionState } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";

import { useOrder } from "../order/index.ts";
import { rememberLast } from "./remember-last.ts";

/** The pieces of an article on the current order that are not sent; a tile renders again only when they change. */
export function useUnsentPieces(article: ArticleId): number {
  return useOrder(({ bill }) => (bill === null ? 0 : (piecesOn(bill).get(article) ?? 0)));
}

/** How many more pieces this station has, if that is little, otherwise null. */
export function useLittleLeft(article: ArticleId): number | null {
  return useSyncExternalStore(subscribe, () => littleLeftOf(article));
}

function subscribe(onChange: () => void): () => void {
  const leaveOrder = useOrder.subscribe(onChange);
  const leaveRecords = recordStore.subscribe(onChange);
  return () => {
    leaveOrder();
    leaveRecords();
  };
}

function littleLeftOf(article: ArticleId): number | null {
  const { reference, records } = recordStore.getState();
  const now = sessionState();
  const station = now.state === "signed-in" ? now.session.user.station : null;
  const recipe = reference === null ? undefined : recipesIn(reference.recipes).get(article);
  if (reference === null || recipe === undefined || station === null) return null;
  const { bill } = useOrder.getState();
  return littleLeft(recipe, {
    levels: levelsAt(station, records.stock),
    taken: bill === null ? nothing : takenBy(bill, reference.recipes),
    items: itemsIn(reference.stockItems),
  });
}

const nothing: StockTaken = new Map();

// All tiles of a page ask for the same at each change, so it is computed once for them.

const piecesOn = rememberLast(unsentPieces);

const takenBy = rememberLast((bill: Bill, recipes: Reference["recipes"]) =>
  stockTaken(currentLines(bill), recipes),
);

const levelsAt = rememberLast(
  (
    station: Parameters<typeof stockLevelsAt>[0],
    stock: ReturnType<typeof recordStore.getState>["records"]["stock"],
  ) => stockLevelsAt(station, [...stock.values()]),
);

const recipesIn = rememberLast(
  (recipes: Reference["recipes"]) => new Map(recipes.map((recipe) => [recipe.article, recipe])),
);

const itemsIn = rememberLast(
  (items: Reference["stockItems"]) => new Map(items.map((item) => [item.id, item])),
);

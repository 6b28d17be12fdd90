import { readDishes, type Dishes } from "@comanda/sync/outbox/dishes-above";

import { parseJsonOrNull } from "#api/parse-json-or-null.ts";
import type { Session } from "#api/session.ts";

import { asideStoragePrefix } from "../order/index.ts";

/** An order that was set aside because the till failed with it, in the format in which the device stores orders. */
export type OrderAside = {
  readonly name: string;
  readonly atMs: number;
  readonly text: string;
};

/** The orders set aside at this session's station, oldest first. */
export function listOrdersAside(session: Session): readonly OrderAside[] {
  const place = asideStoragePrefix(session);
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(place))
    .map((name) => ({
      name,
      atMs: Number(name.slice(place.length)),
      text: localStorage.getItem(name) ?? "",
    }))
    .toSorted((one, other) => one.atMs - other.atMs);
}

export function dropOrderAside({ name }: OrderAside): void {
  localStorage.removeItem(name);
}

/** The dishes of mixers and commissions that were put aside alone. */
export function dishesAside(text: string): Dishes {
  const kept = parseJsonOrNull(text);
  return readDishes(new Map<string, unknown>(Object.entries(Object(kept))).get("dishes"));
}

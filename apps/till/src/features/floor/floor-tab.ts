import type { FloorRoom } from "@comanda/domain/floor/floor";
import { create } from "zustand";

import type { Tables, TableView } from "./read-tables.ts";

/** A room by its id, everything that is no table, or all tables. */
export type FloorTab = `room-${number}` | "elsewhere" | "list";

/** The tab that was touched last. A waiter works in one room all evening, and comes back to it after each order. */
export const useChosenTab = create<FloorTab | null>(() => null);

export function tabOfRoom({ id }: Pick<FloorRoom, "id">): FloorTab {
  return `room-${id}`;
}

type Shown = { readonly rooms: readonly FloorRoom[]; readonly isWide: boolean };

/**
 * Until a tab is chosen, and once the chosen room is removed, a wide screen shows the first room, and a phone the list,
 * which begins with the user's own tables. Without rooms, both show the list.
 */
export function tabToShow(chosen: FloorTab | null, { rooms, isWide }: Shown): FloorTab {
  if (chosen === "list" || chosen === "elsewhere") return chosen;
  const tabs = rooms.map(tabOfRoom);
  return tabs.find((tab) => tab === chosen) ?? (isWide ? tabs[0] : undefined) ?? "list";
}

/** What the list of a tab has. */
export function tablesOfTab({ tables, elsewhere }: Tables, tab: FloorTab): readonly TableView[] {
  if (tab === "list") return [...tables, ...elsewhere];
  if (tab === "elsewhere") return elsewhere;
  return tables.filter(({ table }) => table !== null && tabOfRoom({ id: table.room }) === tab);
}

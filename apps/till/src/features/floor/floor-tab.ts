import type { FloorRoom } from "@comanda/domain/floor/floor";

/** A room by its id, everything that is no table, or all tables as on a phone. */
export type FloorTab = `room-${number}` | "elsewhere" | "list";

export function tabOfRoom({ id }: Pick<FloorRoom, "id">): FloorTab {
  return `room-${id}`;
}

/** The first room until another tab is chosen, and once the chosen room is removed; without rooms, the list. */
export function tabToShow(chosen: FloorTab | null, rooms: readonly FloorRoom[]): FloorTab {
  if (chosen === "list" || chosen === "elsewhere") return chosen;
  const tabs = rooms.map(tabOfRoom);
  return tabs.find((tab) => tab === chosen) ?? tabs[0] ?? "list";
}

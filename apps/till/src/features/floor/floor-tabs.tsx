import type { FloorRoom } from "@comanda/domain/floor/floor";

import { useAllMessages } from "#language/all-messages.ts";
import { Choices } from "#ui/choices.tsx";

/** A room by its id, everything that is no table, or all tables as on a phone. */
export type FloorTab = `room-${number}` | "elsewhere" | "list";

export function tabOfRoom({ id }: FloorRoom): FloorTab {
  return `room-${id}`;
}

type FloorTabsProps = {
  readonly rooms: readonly FloorRoom[];
  readonly elsewhere: number;
  readonly value: FloorTab;
  readonly onChange: (tab: FloorTab) => void;
};

export function FloorTabs({ rooms, elsewhere, value, onChange }: FloorTabsProps) {
  const { tables } = useAllMessages();
  const options: { readonly value: FloorTab; readonly name: string }[] = [
    ...rooms.map((room) => ({ value: tabOfRoom(room), name: room.name })),
    ...(elsewhere === 0
      ? []
      : [{ value: "elsewhere" as const, name: `${tables.elsewhere} ${elsewhere}` }]),
    { value: "list", name: tables.list },
  ];
  return <Choices label={tables.rooms} value={value} options={options} onChange={onChange} />;
}

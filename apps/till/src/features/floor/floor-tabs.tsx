import type { FloorRoom } from "@comanda/domain/floor/floor";

import { useAllMessages } from "#language/all-messages.ts";
import { Choices } from "#ui/choices.tsx";

import { tabOfRoom, type FloorTab } from "./floor-tab.ts";

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
    // It stays under the finger when the last of its guests leave.
    ...(elsewhere === 0 && value !== "elsewhere"
      ? []
      : [{ value: "elsewhere" as const, name: `${tables.elsewhere} ${elsewhere}` }]),
    { value: "list", name: tables.list },
  ];
  return <Choices label={tables.rooms} value={value} options={options} onChange={onChange} />;
}

import type { FloorRoom } from "@comanda/domain/floor/floor";
import { useLayoutEffect, useRef } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Choices } from "#ui/choices.tsx";
import { scrollSideways } from "#ui/scroll-sideways.ts";

import { tabOfRoom, type FloorTab } from "./floor-tab.ts";
import styles from "./floor-tabs.module.css";

type FloorTabsProps = {
  readonly isWide: boolean;
  readonly rooms: readonly FloorRoom[];
  readonly elsewhere: number;
  readonly value: FloorTab;
  readonly onChange: (tab: FloorTab) => void;
};

type Option = { readonly value: FloorTab; readonly name: string };

/** On a phone, all tables come first, where it begins, and as many rooms as there are take one line. */
export function FloorTabs({ isWide, rooms, elsewhere, value, onChange }: FloorTabsProps) {
  const { tables } = useAllMessages();
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    line.current?.querySelector("input:checked")?.scrollIntoView({ inline: "nearest" });
  }, []);
  const list: Option = { value: "list", name: tables.list };
  const places: readonly Option[] = [
    ...rooms.map((room) => ({ value: tabOfRoom(room), name: room.name })),
    // It stays under the finger when the last of its guests leave.
    ...(elsewhere === 0 && value !== "elsewhere"
      ? []
      : [{ value: "elsewhere" as const, name: `${tables.elsewhere} ${elsewhere}` }]),
  ];
  const options = isWide ? [...places, list] : [list, ...places];
  const choices = (
    <Choices label={tables.rooms} value={value} options={options} onChange={onChange} />
  );
  if (isWide) return choices;
  return (
    <div ref={line} className={styles["tabs"]} onWheel={scrollSideways}>
      {choices}
    </div>
  );
}

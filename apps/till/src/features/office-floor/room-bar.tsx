import { addRoom, copyRoom } from "@comanda/domain/floor/copy-plan";
import { moveRoom, removeRoom, type PlanRoom } from "@comanda/domain/floor/plan";
import { mostRooms } from "@comanda/domain/floor/plan-limits";
import { useRef, type KeyboardEvent } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

import { problemText } from "../office-records/index.ts";
import styles from "./floor-editor.module.css";
import { panelId } from "./plan-board.tsx";
import type { FloorPlan } from "./use-floor-plan.ts";

/** The rooms as tabs, and what can be done with the one that is shown. */
export function RoomBar({ editing }: { readonly editing: FloorPlan }) {
  const { floor } = useOfficeMessages();
  const { plan, room, change, show } = editing;
  const shown = plan.rooms.find(({ key }) => key === room);
  const add = () => {
    const added = addRoom(plan, floor.newRoom);
    change(added.plan);
    show(added.room);
  };
  return (
    <div className={styles["rooms"]}>
      <RoomTabs rooms={plan.rooms} shown={room} onShow={show} />
      <Button kind="plain" disabled={plan.rooms.length >= mostRooms} onClick={add}>
        {floor.addRoom}
      </Button>
      {shown !== undefined && <RoomTools key={shown.key} editing={editing} room={shown} />}
    </div>
  );
}

type RoomTabsProps = {
  readonly rooms: readonly PlanRoom[];
  readonly shown: number | null;
  readonly onShow: (key: number) => void;
};

function RoomTabs({ rooms, shown, onShow }: RoomTabsProps) {
  const { floor } = useOfficeMessages();
  const tabs = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const at = rooms.findIndex(({ key }) => key === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: rooms.length - 1 }[event.key];
    const next = to === undefined ? undefined : rooms[(to + rooms.length) % rooms.length];
    if (next === undefined) return;
    event.preventDefault();
    onShow(next.key);
    tabs.current?.querySelector<HTMLElement>(`[data-room="${next.key}"]`)?.focus();
  };
  if (rooms.length === 0) return null;
  return (
    <div
      ref={tabs}
      role="tablist"
      aria-label={floor.rooms}
      tabIndex={-1}
      className={styles["tabs"]}
      onKeyDown={handleKey}
    >
      {rooms.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-room={key}
          aria-selected={key === shown}
          aria-controls={panelId}
          tabIndex={key === shown ? 0 : -1}
          className={styles["tab"]}
          onClick={() => onShow(key)}
        >
          {name === "" ? "…" : name}
        </button>
      ))}
    </div>
  );
}

type RoomToolsProps = { readonly editing: FloorPlan; readonly room: PlanRoom };

function RoomTools({ editing, room: { key, name } }: RoomToolsProps) {
  const office = useOfficeMessages();
  const messages = useAllMessages();
  const { floor } = office;
  const { plan, problems, change, show } = editing;
  const problem = problems.find((one) => one.of === "room" && one.key === key);
  const place = plan.rooms.findIndex((room) => room.key === key);
  const rename = (typed: string) => {
    const rooms = plan.rooms.map((room) => (room.key === key ? { key, name: typed } : room));
    change({ ...plan, rooms }, `room ${key}`);
  };
  const copy = () => {
    const copied = copyRoom(plan, key);
    change(copied.plan);
    show(copied.room);
  };
  return (
    <div className={styles["room"]}>
      <TextField
        label={floor.roomName}
        value={name}
        problem={
          problem && problemText({ ...problem, error: "" }, floor.roomName, { messages, office })
        }
        onChange={({ target }) => rename(target.value)}
      />
      <div className={styles["tools"]}>
        <Button kind="plain" disabled={place === 0} onClick={() => change(moveRoom(plan, key, -1))}>
          {floor.earlier}
        </Button>
        <Button
          kind="plain"
          disabled={place === plan.rooms.length - 1}
          onClick={() => change(moveRoom(plan, key, 1))}
        >
          {floor.later}
        </Button>
        <Button kind="plain" disabled={plan.rooms.length >= mostRooms} onClick={copy}>
          {floor.copyRoom}
        </Button>
        <Button kind="plain" onClick={() => change(removeRoom(plan, key))}>
          {floor.removeRoom}
        </Button>
      </div>
    </div>
  );
}

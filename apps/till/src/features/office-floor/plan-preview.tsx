import type { PlanTable } from "@comanda/domain/floor/plan";
import { useState } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { panelId } from "./plan-board.tsx";
import styles from "./plan-preview.module.css";

/** The room that each kind of device has for a plan. */
const devices = {
  till: { width: 1366, height: 640 },
  tablet: { width: 1024, height: 640 },
  phone: null,
} as const;
type Device = keyof typeof devices;
const deviceNames = ["till", "tablet", "phone"] as const satisfies readonly Device[];

type PlanPreviewProps = { readonly room: string; readonly tables: readonly PlanTable[] };

/** The room as a till or a tablet shows it, all of it; a phone lists the tables. */
export function PlanPreview({ room, tables }: PlanPreviewProps) {
  const { floor } = useOfficeMessages();
  const [device, setDevice] = useState<Device>("till");
  const screen = devices[device];
  return (
    <div id={panelId} role="tabpanel" aria-label={floor.plan(room)} className={styles["preview"]}>
      <SelectField
        label={floor.screen}
        icon={null}
        value={device}
        options={deviceNames.map((value) => ({ value, name: floor.screens[value] }))}
        onChange={setDevice}
      />
      {screen === null ? (
        <ul className={styles["list"]}>
          {tables.map(({ key, name, kind, seats }) => (
            <li key={key}>{floor.table(floor.kinds[kind], name, seats)}</li>
          ))}
        </ul>
      ) : (
        <PlanPicture label={floor.plan(room)} tables={tables} screen={screen} />
      )}
    </div>
  );
}

type PlanPictureProps = {
  readonly label: string;
  readonly tables: readonly PlanTable[];
  readonly screen: { readonly width: number; readonly height: number };
};

const margin = 16;

function PlanPicture({ label, tables, screen: { width, height } }: PlanPictureProps) {
  const scale = Math.min(
    1,
    width / reachOf(tables.map((table) => table.x + table.width)),
    height / reachOf(tables.map((table) => table.y + table.height)),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={styles["picture"]}
    >
      <g transform={`scale(${scale})`}>
        {tables.map((table) => (
          <TablePicture key={table.key} table={table} />
        ))}
      </g>
    </svg>
  );
}

function reachOf(ends: readonly number[]): number {
  return Math.max(1, ...ends.filter(Number.isFinite)) + margin;
}

const corner = 12;

function TablePicture({ table }: { readonly table: PlanTable }) {
  const { name, shape, x, y, width, height, turn } = table;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const isRound = shape === "round" || shape === "bar-seat";
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={isRound ? width / 2 : corner}
        ry={isRound ? height / 2 : corner}
        transform={`rotate(${turn} ${middleX} ${middleY})`}
        className={styles["table"]}
      />
      <text x={middleX} y={middleY} className={styles["name"]}>
        {name}
      </text>
    </>
  );
}

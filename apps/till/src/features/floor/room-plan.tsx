import type { FloorTable } from "@comanda/domain/floor/floor";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";

import styles from "./floor.module.css";
import { scaleRoom, type ScaledTable } from "./scale-room.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useTableDrag } from "./use-table-drag.ts";

type RoomPlanProps = {
  readonly label: string;
  readonly tables: readonly FloorTable[];
  readonly children: (table: ScaledTable) => ReactNode;
  readonly onDrop: (from: string, to: string) => void;
  readonly onHold: (table: string) => void;
};

/** A room drawn to scale. Arrow keys go from table to table; one that is dragged onto another moves its bill there. */
export function RoomPlan({ label, tables, children, onDrop, onHold }: RoomPlanProps) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  useTableDrag(frame, { onDrop, onHold });
  useArrowKeys(frame);
  const room = tables.length === 0 || size === null ? null : scaleRoom(tables, size);
  return (
    <section ref={frame} className={styles["frame"]} aria-label={label}>
      {room !== null && (
        <div className={styles["plan"]} style={{ inlineSize: room.width, blockSize: room.height }}>
          {room.tables.map((table) => children(table))}
        </div>
      )}
    </section>
  );
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const measure = () => setSize({ width: shown.clientWidth, height: shown.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [element]);
  return size;
}

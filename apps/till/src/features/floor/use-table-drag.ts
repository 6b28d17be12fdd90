import { useEffect, useEffectEvent, type RefObject } from "react";

import { dragTables, type DragOptions } from "./drag-tables.ts";

/** Drags a table's bill onto another table, by mouse and by finger. */
export function useTableDrag(plan: RefObject<HTMLElement | null>, options: DragOptions): void {
  const onDrop = useEffectEvent(options.onDrop);
  const onHold = useEffectEvent(options.onHold);
  useEffect(() => {
    const element = plan.current;
    if (element === null) return undefined;
    return dragTables(element, {
      onDrop: (from, to) => onDrop(from, to),
      onHold: (table) => onHold(table),
    });
  }, [plan]);
}

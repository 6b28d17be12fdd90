import { useEffect, type RefObject } from "react";

/** Arrow keys go from table to table on the plan. */
export function useArrowKeys(plan: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = plan.current;
    const handleKey = (event: KeyboardEvent) => {
      const next = nextTable(event.key, element);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    element?.addEventListener("keydown", handleKey);
    return () => element?.removeEventListener("keydown", handleKey);
  }, [plan]);
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The button of the nearest table in the direction of an arrow key, from the one that has the focus. */
function nextTable(key: string, plan: HTMLElement | null): HTMLElement | null {
  const direction = directions[key];
  const here = document.activeElement?.closest("[data-table]");
  if (direction === undefined || !here || plan === null) return null;
  const from = middleOf(here);
  let nearest: { readonly table: Element; readonly distance: number } | null = null;
  for (const table of plan.querySelectorAll("[data-table]")) {
    if (table === here) continue;
    const [x, y] = middleOf(table);
    const along = (x - from[0]) * direction[0] + (y - from[1]) * direction[1];
    const aside = Math.abs((x - from[0]) * direction[1]) + Math.abs((y - from[1]) * direction[0]);
    // A table that is more beside than ahead is not in this direction.
    if (along <= 0 || aside > 2 * along) continue;
    const distance = along + 2 * aside;
    if (nearest === null || distance < nearest.distance) nearest = { table, distance };
  }
  return nearest?.table.querySelector<HTMLElement>("button") ?? null;
}

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

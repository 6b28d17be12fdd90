import { isStill } from "#ui/is-still.ts";

/** How long a finger must rest on a table to lift it; one that moves sooner scrolls. */
const holdMs = 350;

type Lifted = {
  readonly id: string;
  readonly element: HTMLElement;
  readonly isTouch: boolean;
  readonly from: { readonly x: number; readonly y: number };
  readonly ending: AbortController;
  isHeld: boolean;
  isDragging: boolean;
  over: Element | null;
};

export type DragOptions = {
  readonly onDrop: (from: string, to: string) => void;
  /** A finger rested on a table and was lifted there. */
  readonly onHold: (table: string) => void;
};

/**
 * Lifts tables at once by mouse, after a moment by finger. A drag renders nothing, and a table never leaves its place:
 * when it is let go, it is back where it was. Returns how to stop.
 */
export function dragTables(plan: HTMLElement, { onDrop, onHold }: DragOptions): () => void {
  let lifted: Lifted | null = null;
  let wasLifted = false;
  const end = (now: Lifted): void => {
    const to = now.over?.getAttribute("data-table") ?? null;
    const { isDragging, isHeld } = now;
    wasLifted = isDragging || isHeld;
    letGo(now);
    lifted = null;
    if (isDragging && to !== null) onDrop(now.id, to);
    else if (isHeld && !isDragging) onHold(now.id);
  };
  const start = (event: PointerEvent): void => {
    wasLifted = false;
    if (lifted !== null) letGo(lifted);
    lifted = liftedBy(event);
    if (lifted !== null) watch(lifted, end);
  };
  /** The click that ends a drag or a long touch presses nothing; one by keyboard always counts. */
  const press = (event: MouseEvent): void => {
    if (wasLifted && event.detail > 0) event.stopPropagation();
    wasLifted = false;
  };
  /** A lifted table does not scroll the plan. */
  const keepStill = (event: Event): void => {
    if (lifted?.isHeld === true) event.preventDefault();
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  plan.addEventListener("pointerdown", start, { signal });
  plan.addEventListener("click", press, { signal, capture: true });
  plan.addEventListener("touchmove", keepStill, { signal, passive: false });
  return () => {
    stopping.abort();
    if (lifted !== null) letGo(lifted);
  };
}

/** On the window, so that a release outside of the plan counts too. */
function watch(now: Lifted, onEnd: (now: Lifted) => void): void {
  const { signal } = now.ending;
  addEventListener("pointermove", (event) => follow(now, event), { signal });
  addEventListener("pointerup", () => onEnd(now), { signal });
  addEventListener("pointercancel", () => letGo(now), { signal });
  if (!now.isTouch) return;
  setTimeout(() => {
    if (!signal.aborted) now.isHeld = true;
  }, holdMs);
}

function follow(now: Lifted, event: PointerEvent): void {
  if (!now.isDragging && isStill(now.from, event)) return;
  if (now.isTouch && !now.isHeld) {
    letGo(now);
    return;
  }
  now.isDragging = true;
  const { clientX, clientY } = event;
  const [x, y] = [clientX - now.from.x, clientY - now.from.y];
  now.element.dataset["dragged"] = "";
  now.element.style.transform = `translate(${x}px, ${y}px)`;
  const over = tableAt(clientX, clientY, now.element);
  if (over === now.over) return;
  now.over?.removeAttribute("data-over");
  over?.setAttribute("data-over", "");
  now.over = over;
}

function letGo(now: Lifted): void {
  now.ending.abort();
  now.isHeld = false;
  delete now.element.dataset["dragged"];
  now.element.style.transform = "";
  now.over?.removeAttribute("data-over");
}

/** The table under the pointer; null beside the tables. */
function liftedBy({ button, target, pointerType, clientX, clientY }: PointerEvent): Lifted | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-table]") : null;
  const id = element?.getAttribute("data-table") ?? null;
  if (button !== 0 || element === null || id === null) return null;
  return {
    id,
    element,
    isTouch: pointerType === "touch",
    from: { x: clientX, y: clientY },
    ending: new AbortController(),
    isHeld: false,
    isDragging: false,
    over: null,
  };
}

function tableAt(x: number, y: number, dragged: Element): Element | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest("[data-table]"))
    .find((table) => table !== null && table !== dragged);
  return found ?? null;
}

import { land, prolong, type Press } from "./double-tap.ts";

/** Whatever does something when it is pressed. */
export const controls =
  "button, a, input, select, textarea, summary, label, [role=button], [role=row], [role=gridcell], [tabindex]";

/** The press that was dropped has no control. */
const nobody = Symbol("nobody");

/**
 * Keeps the second half of a double tap from whatever the first half has brought under the finger. It comes before every
 * control of the page, delays no press, and does not concern keys: their clicks have no detail.
 */
export function dropDoubleTaps(): void {
  let last: Press<Element> | null = null;
  const dropped = new Set<number>();
  const pressed = new Map<number, Element>();
  let clicked: Element | typeof nobody | null = null;
  const handleDown = (event: PointerEvent) => {
    const { pointerId: pointer, timeStamp: atMs, clientX: x, clientY: y, target } = event;
    const press = { pointer, atMs, x, y, control: controlOf(target), screen: location.pathname };
    const landing = land(last, press, controlAt);
    ({ last } = landing);
    if (landing.isDropped) {
      dropped.add(pointer);
      swallow(event);
      return;
    }
    dropped.delete(pointer);
    if (press.control === null) pressed.delete(pointer);
    else pressed.set(pointer, press.control);
    // A slow tablet draws late: until then the finger taps on what it still sees.
    requestAnimationFrame((drawnMs) => {
      if (last?.control === press.control) last = prolong(last, pointer, drawnMs);
    });
  };
  const handleUp = (event: PointerEvent) => {
    const { pointerId: pointer, timeStamp } = event;
    if (dropped.delete(pointer)) {
      clicked = nobody;
      swallow(event);
      return;
    }
    last = prolong(last, pointer, timeStamp);
    clicked = pressed.get(pointer) ?? null;
    pressed.delete(pointer);
  };
  const handleClick = (event: MouseEvent) => {
    if (event.detail === 0 || clicked === null) return;
    // A control that acts as the finger comes down or lifts has changed the screen before the click of that same tap.
    if (clicked === nobody || controlOf(event.target) !== clicked) swallow(event);
  };
  const handleKey = () => {
    last = null;
  };
  // Whoever types in between is not tapping twice.
  addEventListener("keydown", handleKey, { capture: true });
  addEventListener("pointerdown", handleDown, { capture: true });
  addEventListener("pointerup", handleUp, { capture: true });
  addEventListener("click", handleClick, { capture: true });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function controlAt(x: number, y: number): Element | null {
  return controlOf(document.elementFromPoint(x, y));
}

function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

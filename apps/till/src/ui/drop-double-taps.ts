import { decidePress, extendPress, type Press } from "./double-tap.ts";

/** Selects everything that reacts to a press. */
export const controlSelector =
  "button, a, input, select, textarea, summary, label, [role=button], [role=row], [role=gridcell], [tabindex]";

/** The control of a dropped press. */
const droppedPress = Symbol("nobody");

/**
 * Drops the second half of a double tap if the first half brought another control under the finger. Listens before
 * every control of the page, delays no press, and ignores clicks by keyboard, whose `detail` is 0.
 */
export function dropDoubleTaps(): void {
  let last: Press<Element> | null = null;
  const dropped = new Set<number>();
  const pressed = new Map<number, Element>();
  let clicked: Element | typeof droppedPress | null = null;
  let isTouch = false;
  const handleDown = (event: PointerEvent) => {
    isTouch = event.pointerType !== "mouse";
    const { pointerId: pointer, timeStamp: atMs, clientX: x, clientY: y, target } = event;
    const control = controlOf(target);
    const meaning = control?.getAttribute("data-means");
    const press = { pointer, atMs, x, y, control, meaning, screen: location.pathname };
    const landing = decidePress(last, press, controlAt);
    ({ last } = landing);
    if (landing.isDropped) {
      dropped.add(pointer);
      blockEvent(event);
      return;
    }
    dropped.delete(pointer);
    if (press.control === null) pressed.delete(pointer);
    else pressed.set(pointer, press.control);
    // A slow tablet draws late; until then the user still taps on what was there before.
    requestAnimationFrame((drawnMs) => {
      if (last?.control === press.control) last = extendPress(last, pointer, drawnMs);
    });
  };
  const handleUp = (event: PointerEvent) => {
    const { pointerId: pointer, timeStamp } = event;
    if (dropped.delete(pointer)) {
      clicked = droppedPress;
      blockEvent(event);
      return;
    }
    last = extendPress(last, pointer, timeStamp);
    clicked = pressed.get(pointer) ?? null;
    pressed.delete(pointer);
  };
  // A control that acts on pointer down or up may have changed the screen before the click of the same tap.
  const handleClick = (event: MouseEvent) => {
    if (event.detail === 0 || clicked === null) return;
    if (clicked === droppedPress || controlOf(event.target) !== clicked) blockEvent(event);
  };
  // After a touch, the mouse event follows the lifted finger, and would focus a field that has appeared under it.
  const handleMouseDown = (event: MouseEvent) => {
    if (isTouch) handleClick(event);
  };
  const handleKey = () => {
    last = null;
  };
  // A key press in between means that the taps are not a double tap.
  addEventListener("keydown", handleKey, { capture: true });
  addEventListener("pointerdown", handleDown, { capture: true });
  addEventListener("pointerup", handleUp, { capture: true });
  addEventListener("mousedown", handleMouseDown, { capture: true });
  addEventListener("click", handleClick, { capture: true });
}

/** Before anything on the page has seen it. */
export function blockEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function controlAt(x: number, y: number): Element | null {
  return controlOf(document.elementFromPoint(x, y));
}

function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controlSelector) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

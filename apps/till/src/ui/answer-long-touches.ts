import { blockEvent } from "./drop-double-taps.ts";
import { isStill } from "./is-still.ts";

/** What a finger presses. A field keeps the browser's menu, which has Paste. */
const pressableSelector = "button, a, summary, label, input[type=checkbox], input[type=radio]";

/** Browsers take a finger that rests longer than 400 to 500 ms for one that wants a menu, and send no click. */
const longTouchMs = 350;
/** The time in which the browser sends its own click, if it does. */
const clickWaitMs = 100;

type Touch = {
  readonly pointer: number;
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
};

/**
 * Presses a control that a finger has rested on, as buttons outside of browsers do: staff press firmly, and on a busy
 * device a short touch can last that long. Each touch presses once, whether the browser's click comes, or not, or late.
 * A control that has a meaning of its own for a long touch prevents the browser's menu, and is not pressed.
 */
export function answerLongTouches(): void {
  let resting: Touch | null = null;
  let lifted: Touch | null = null;
  let answered: HTMLElement | null = null;
  const answer = () => {
    if (lifted === null) return;
    answered = lifted.control;
    lifted = null;
    press(answered);
  };
  const handleDown = (event: PointerEvent) => {
    answer();
    answered = null;
    // A second finger, which is not the primary pointer, ends the touch of the first one.
    const isFinger = event.pointerType === "touch" && event.isPrimary;
    const control = isFinger ? pressableOf(event.target) : null;
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: atMs } = event;
    resting = control === null ? null : { pointer, control, x, y, atMs };
  };
  const handleMove = (event: PointerEvent) => {
    if (resting?.pointer === event.pointerId && !isStill(resting, event)) resting = null;
  };
  const handleUp = (event: PointerEvent) => {
    handleMove(event);
    const { pointerId, timeStamp, clientX, clientY } = event;
    const touch = resting?.pointer === pointerId ? resting : null;
    resting = null;
    if (touch === null || timeStamp - touch.atMs < longTouchMs) return;
    if (pressableOf(document.elementFromPoint(clientX, clientY)) !== touch.control) return;
    lifted = touch;
    setTimeout(() => lifted === touch && answer(), clickWaitMs);
  };
  const handleCancel = () => {
    resting = null;
  };
  const handleClick = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    lifted = null;
    if (answered !== null && pressableOf(event.target) === answered) blockEvent(event);
  };
  // Some browsers want to open it while the finger rests, others as it lifts.
  const handleMenu = (event: Event) => {
    if (resting === null && lifted === null) return;
    if (event.defaultPrevented) {
      resting = null;
      lifted = null;
    } else event.preventDefault();
  };
  addEventListener("pointerdown", handleDown, { capture: true });
  addEventListener("pointermove", handleMove, { capture: true });
  addEventListener("pointerup", handleUp, { capture: true });
  addEventListener("pointercancel", handleCancel, { capture: true });
  addEventListener("click", handleClick, { capture: true });
  // After the controls.
  addEventListener("contextmenu", handleMenu);
}

function pressableOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(pressableSelector) : null;
}

/** With the events that a browser sends after a short touch. A `detail` of 0 would mean a keyboard. */
function press(control: HTMLElement): void {
  if (!control.isConnected || control.matches(":disabled")) return;
  const how = { bubbles: true, cancelable: true, detail: 1 };
  // The keys of a pad leave the focus in their field.
  if (control.dispatchEvent(new MouseEvent("mousedown", how))) {
    control.focus({ preventScroll: true });
  }
  control.dispatchEvent(new MouseEvent("click", how));
}

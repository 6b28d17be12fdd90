/** What can be typed in. */
const fields =
  "textarea, input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])";

/** What may have the focus although nobody means to type there. */
const pressable = "body, button, a, [type=radio], [type=checkbox]";

/**
 * Keys go where typing is meant, whatever a finger has pressed before: to the search of the screen, or to the field that was
 * typed in last. Enter, a scanner's too, never presses once more what a finger has pressed.
 */
export function typeWhereMeant(): void {
  let lastField: HTMLElement | null = null;
  let pressed: Element | null = null;
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(fields)) lastField = target;
  };
  const handleDown = ({ target }: PointerEvent) => {
    pressed = target instanceof Element ? target.closest("button, a") : null;
  };
  const handleKey = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    // Whoever walks over the screen with keys means what has the focus.
    if (isStep(event.key)) pressed = null;
    const isRepeat = event.key === "Enter" && focused !== null && focused === pressed;
    if (isRepeat) event.preventDefault();
    if ((isRepeat || isTyped(event)) && focused?.matches(pressable) === true) {
      meantField(lastField)?.focus();
    }
  };
  addEventListener("focusin", handleFocus, { capture: true });
  addEventListener("pointerdown", handleDown, { capture: true });
  addEventListener("keydown", handleKey, { capture: true });
}

function isStep(key: string): boolean {
  return key === "Tab" || key.startsWith("Arrow");
}

/** A space presses what has the focus. */
function isTyped({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !ctrlKey && !altKey && !metaKey;
}

/** In what lies on top: a dialog, or else the screen. */
function meantField(last: HTMLElement | null): HTMLElement | null {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const search = top.querySelector<HTMLElement>("[data-takes-typing]:enabled");
  if (search !== null) return search;
  return last !== null && top.contains(last)
    ? last
    : top.querySelector<HTMLElement>(`main form :is(${fields})`);
}

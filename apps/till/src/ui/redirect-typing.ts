/** Elements that accept typing. */
const fieldSelector =
  "textarea, input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])";

/** Elements that may have the focus although the user does not mean to type there. */
const pressableSelector = "body, button, a, [type=radio], [type=checkbox]";

/**
 * Sends typing to the right field, whatever was pressed before: to the screen's search field, or to the field that was
 * edited last. Enter, also from a scanner, never repeats the last pressed button.
 */
export function redirectTyping(): void {
  let lastField: HTMLElement | null = null;
  let pressed: Element | null = null;
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(fieldSelector)) lastField = target;
  };
  const handleDown = ({ target }: PointerEvent) => {
    pressed = target instanceof Element ? target.closest("button, a") : null;
  };
  const handleKey = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    // A user who navigates with the keyboard means the focused element.
    if (isNavigationKey(event.key)) pressed = null;
    const isRepeat = event.key === "Enter" && focused !== null && focused === pressed;
    if (isRepeat) event.preventDefault();
    if ((isRepeat || isTypedCharacter(event)) && focused?.matches(pressableSelector) === true) {
      findTypingTarget(lastField)?.focus();
    }
  };
  addEventListener("focusin", handleFocus, { capture: true });
  addEventListener("pointerdown", handleDown, { capture: true });
  addEventListener("keydown", handleKey, { capture: true });
}

function isNavigationKey(key: string): boolean {
  return key === "Tab" || key.startsWith("Arrow");
}

/** A space is left to the focused control, which it presses. */
function isTypedCharacter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !ctrlKey && !altKey && !metaKey;
}

/** Looks in the topmost dialog, or else in the screen. */
function findTypingTarget(last: HTMLElement | null): HTMLElement | null {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const search = top.querySelector<HTMLElement>("[data-takes-typing]:enabled");
  if (search !== null) return search;
  return last !== null && top.contains(last)
    ? last
    : top.querySelector<HTMLElement>(`main form :is(${fieldSelector})`);
}

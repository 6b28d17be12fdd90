import { listenToKeys } from "./listen-to-keys.ts";
import { passOnKey } from "./use-typed-keys.ts";

/** Elements that accept typing. */
const fieldSelector =
  "textarea, input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])";

const searchSelector = "[data-takes-typing]:enabled";

/** Elements that may have the focus although the user does not mean to type there. */
const pressableSelector = "body, dialog, button, a, [type=radio], [type=checkbox]";

/**
 * Sends typing to the right field, whatever was pressed before: digits to the key pad, anything else to the screen's
 * search field, or to the field that was edited last. "/" only enters the search field, so that a name with digits can
 * be searched. Enter and a space, also from a scanner or held down, never repeat the last press; they press only the
 * control that the keyboard has moved to. So they press nothing in a dialog that has just opened, perhaps by itself.
 */
export function redirectTyping(): void {
  let lastField: HTMLElement | null = null;
  let pressed: Element | null = null;
  const entered = new WeakSet<Element>([document.body]);
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(fieldSelector)) lastField = target;
  };
  const handleDown = ({ target }: PointerEvent) => {
    pressed = target instanceof Element ? target.closest("button, a") : null;
    entered.add(topmost());
  };
  const handleKey = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const top = topmost();
    // A user who navigates with the keyboard means the focused element.
    if (isNavigationKey(event.key)) {
      pressed = null;
      entered.add(top);
    }
    if (focused?.matches(pressableSelector) !== true || hasModifier(event)) return;
    const isPress = event.key === "Enter" || event.key === " ";
    const isStray = isPress && (event.repeat || focused === pressed || !entered.has(top));
    if (isStray) event.preventDefault();
    if (passOnKey(event.key, top) || !(isStray || isTypedCharacter(event))) return;
    const field = findTypingTarget(top, lastField);
    field?.focus();
    if (event.key === "/" && field?.matches(searchSelector) === true) event.preventDefault();
  };
  addEventListener("focusin", handleFocus, { capture: true });
  addEventListener("pointerdown", handleDown, { capture: true });
  listenToKeys(handleKey);
}

function isNavigationKey(key: string): boolean {
  return key === "Tab" || key.startsWith("Arrow");
}

/** A space presses the control that the keyboard has moved to. */
function isTypedCharacter({ key }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " ";
}

function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/** The topmost dialog or sheet, or else the screen. */
function topmost(): Element {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
}

function findTypingTarget(top: Element, last: HTMLElement | null): HTMLElement | null {
  const search = top.querySelector<HTMLElement>(searchSelector);
  if (search !== null) return search;
  return last !== null && top.contains(last)
    ? last
    : top.querySelector<HTMLElement>(`main form :is(${fieldSelector})`);
}

import { listenToKeys } from "./listen-to-keys.ts";

const focusable =
  "a[href], button:enabled:not([tabindex='-1']), input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** Nothing around them belongs to the control that was pressed. */
const bordersSelector = "body, main, dialog";

/** An element around a pressed control, and how many controls it has before that one. */
type Surrounding = { readonly element: Element; readonly before: number };

/**
 * When a key presses a control that goes away with it, such as "Remove", the focus moves to the control that takes its
 * place in the same list, or else to the nearest one. Otherwise the next Tab would begin at the top of the page. Returns
 * how to stop.
 */
export function keepFocus(): () => void {
  let pressed: Element | null = null;
  let around: readonly Surrounding[] = [];
  let path = "";
  const forget = () => {
    pressed = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    const isGone = pressed !== null && !(pressed.isConnected && pressed.matches(":enabled, a"));
    if (!isGone) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if ((isLost || activeElement === pressed) && location.pathname === path) {
      findNearest(around)?.focus();
    }
    forget();
  });
  const handleKey = ({ key }: KeyboardEvent) => {
    forget();
    const { activeElement } = document;
    if ((key !== "Enter" && key !== " ") || activeElement?.matches("button, a") !== true) return;
    pressed = activeElement;
    around = surroundingsOf(activeElement);
    path = location.pathname;
    // Only until something else has the focus: after a touch nothing is watched.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
  };
  // A touch of another control focuses that one.
  addEventListener("focusin", forget, { capture: true });
  const stop = listenToKeys(handleKey);
  return () => {
    stop();
    forget();
    removeEventListener("focusin", forget, { capture: true });
  };
}

function surroundingsOf(control: Element): readonly Surrounding[] {
  const found: Surrounding[] = [];
  let element = control.parentElement;
  while (element !== null && !element.matches(bordersSelector)) {
    found.push({ element, before: controlsOf(element).findIndex((one) => one === control) });
    element = element.parentElement;
  }
  return found;
}

function findNearest(around: readonly Surrounding[]): HTMLElement | undefined {
  for (const { element, before } of around) {
    const controls = element.isConnected ? controlsOf(element) : [];
    const nearest = controls[Math.max(0, Math.min(before, controls.length - 1))];
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

/** Those that can be seen. */
function controlsOf(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.getClientRects().length > 0,
  );
}

import type { Point } from "./device.ts";

export type ElementQuery = {
  /** A CSS selector for elements that may have the role, see `roles`. */
  readonly selector: string;
  /** The source of a pattern for the full name. */
  readonly name: string;
};

/** How the till implements each role. */
export const roles = {
  button: "button, [role=button]",
  heading: "h1, h2, h3",
  radio: "input[type=radio]",
  searchbox: "input[type=search]",
  tab: "[role=tab]",
  textbox: "input, textarea",
} as const;

export type Role = keyof typeof roles;

/** What a page records of the next press: whether it started and ended on the intended element. */
declare const window: { pressIsFelt?: Promise<boolean> };

/**
 * Runs in the page. Returns the centre of the first element with this name that a finger can reach, after scrolling it
 * into view; null while it does not exist or is covered. From then on the page watches for a press.
 */
export async function findInPage({ selector, name }: ElementQuery): Promise<Point | null> {
  const pattern = new RegExp(`^(?:${name})$`);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is inside the function is sent to the page
  const said = (element: Element | null) =>
    (element instanceof HTMLElement ? element.innerText : (element?.textContent ?? ""))
      .replaceAll(/\s+/g, " ")
      .trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label");
    if (label !== null) return label;
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0) return ids.map((id) => said(document.getElementById(id))).join(" ");
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return [...(element.labels ?? [])].map(said).join(" ");
    }
    return said(element);
  };
  for (const element of document.querySelectorAll(selector)) {
    if (element.matches(":disabled") || !pattern.test(nameOf(element))) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    // A radio button is shown by its label.
    const label = element.matches("[type=radio]") ? element.closest("label") : null;
    const shown = label ?? element;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    if (!shown.contains(hit)) continue;
    // A moving element would be somewhere else by the time of the press.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = shown.getBoundingClientRect();
    if (now.left !== left || now.top !== top) return null;
    window.pressIsFelt = new Promise((resolve) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
      const felt = ({ clientX, clientY }: PointerEvent) => {
        const under = document.elementFromPoint(clientX, clientY);
        return under?.closest("label")?.querySelector(selector) ?? under?.closest(selector) ?? null;
      };
      const feel = (down: PointerEvent) => {
        const pressed = felt(down);
        const isMeant = pressed !== null && pattern.test(nameOf(pressed));
        // An element that was replaced during the press gets no click, whatever its name.
        const lift = (up: PointerEvent) => resolve(isMeant && felt(up) === pressed);
        addEventListener("pointerup", lift, { capture: true, once: true });
      };
      addEventListener("pointerdown", feel, { capture: true, once: true });
    });
    return at;
  }
  return null;
}

/**
 * Runs in the page. Returns whether the press had no effect, because the element moved or was replaced at the last
 * moment. A busy browser may deliver the press late; a page opened since then means that the press took effect.
 */
export async function pressMissed(): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2000));
  return !(await Promise.race([window.pressIsFelt ?? true, tooLate]));
}

import type { Locator, Page } from "@playwright/test";

/** Twice the time in which the till treats a second tap as part of a double tap: replies come meanwhile, too. */
const noticeMs = 1000;

/** Wider than the distance that the till treats as the same place. */
const samePlacePx = 48;

type Point = { readonly x: number; readonly y: number };

const lastPresses = new WeakMap<Page, Point>();

/** The last pressed element and the screen it was on. */
declare const window: { lastPressed?: { readonly element: Element; readonly path: string } };

const gestures = ["tap", "click", "check", "uncheck"] as const;

/** The gestures that press nothing if the box is already so. */
const boxStates = new Map<string, boolean>([
  ["check", true],
  ["uncheck", false],
]);

let isPaced = false;

/**
 * Makes journeys press like a person, who sees a control appear before pressing it at the same place as the previous
 * one. Everything else is pressed as fast as the browser allows.
 */
export function pacePresses(page: Page): void {
  if (isPaced) return;
  isPaced = true;
  const prototype: object = Object.getPrototypeOf(page.locator("html"));
  for (const gesture of gestures) {
    const press: unknown = Reflect.get(prototype, gesture);
    if (typeof press !== "function") throw new Error(`Locators have no ${gesture}`);
    Reflect.set(prototype, gesture, async function (this: Locator, ...options: unknown[]) {
      const state = boxStates.get(gesture);
      if (state !== undefined && (await this.isChecked()) === state) return;
      const at = await waitToNotice(this);
      await Reflect.apply(press, this, options);
      recordPress(this.page(), at);
    });
  }
}

/** Waits as long as a person needs to notice another control at the place of the last press. */
export async function waitToNotice(target: Locator): Promise<Point> {
  const page = target.page();
  const { isOther, ...at } = await target.evaluate(notePressed);
  const last = lastPresses.get(page);
  if (isOther && last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) <= samePlacePx) {
    // The till counts from when the result of the last press was drawn, which a busy machine does late. An animation
    // starts with the next frame, also in a page whose clock stands still.
    await page.evaluate(async () => {
      await document.documentElement.animate(null, 1).ready;
    });
    await page.waitForTimeout(noticeMs);
  }
  return at;
}

export function recordPress(page: Page, at: Point): void {
  lastPresses.set(page, at);
}

/** Runs in the page. */
function notePressed(element: Element) {
  const { lastPressed } = window;
  // Scrolls an element into view first, as the press itself would.
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const path = location.pathname;
  window.lastPressed = { element, path };
  return {
    isOther: lastPressed?.element !== element || lastPressed.path !== path,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
}

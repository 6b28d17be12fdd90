import type { Locator, Page } from "@playwright/test";

/**
 * As long as the till takes a second tap for the rest of a double tap, and more: it counts from when the result was drawn,
 * which a busy machine does late.
 */
const restMs = 1000;

/** Wider than the till's measure of the same place. */
const samePlacePx = 48;

type Point = { readonly x: number; readonly y: number };

const lastPresses = new WeakMap<Page, Point & { readonly atMs: number }>();

/** What a page remembers of the press of a journey, and of the screen it was on. */
declare const window: { lastPressed?: { readonly element: Element; readonly path: string } };

const gestures = ["tap", "click", "check"] as const;

let isTaught = false;

/**
 * Lets journeys press as a person does: who presses something else at the same place has seen it come first. Everything
 * else is pressed as fast as the browser takes it.
 */
export function teachHand(page: Page): void {
  if (isTaught) return;
  isTaught = true;
  const prototype: object = Object.getPrototypeOf(page.locator("html"));
  for (const gesture of gestures) {
    const press: unknown = Reflect.get(prototype, gesture);
    if (typeof press !== "function") throw new Error(`Locators have no ${gesture}`);
    Reflect.set(prototype, gesture, async function (this: Locator, ...options: unknown[]) {
      const at = await look(this);
      await Reflect.apply(press, this, options);
      rest(this.page(), at);
    });
  }
}

/** Looks at what is to be pressed: at another thing at the same place for as long as a person needs to see it. */
export async function look(target: Locator): Promise<Point> {
  const page = target.page();
  const { isOther, ...at } = await target.evaluate(notePressed);
  const last = lastPresses.get(page);
  if (isOther && last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) <= samePlacePx) {
    await page.waitForTimeout(Math.max(0, last.atMs + restMs - Date.now()));
  }
  return at;
}

export function rest(page: Page, at: Point): void {
  lastPresses.set(page, { ...at, atMs: Date.now() });
}

/** Runs in the page. */
function notePressed(element: Element) {
  const { lastPressed } = window;
  // What lies outside is scrolled to its place first, as the press itself would do it.
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

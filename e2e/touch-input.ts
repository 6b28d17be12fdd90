import type { CDPSession, Locator, Page } from "@playwright/test";

type Point = { readonly x: number; readonly y: number };
type Finger = Point & { readonly id: number };

/** Raw touch input, for what taps and clicks cannot do. */
export function openTouchInput(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/** Sends touch events as the browser gets them from a touch screen. */
export async function sendTouch(
  glass: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: readonly Finger[],
  /** The time of the event, where a busy machine must not affect the measurement. */
  atMs?: number,
): Promise<void> {
  await glass.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: [...touchPoints],
    ...(atMs !== undefined && { timestamp: atMs / 1000 }),
  });
}

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("It is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

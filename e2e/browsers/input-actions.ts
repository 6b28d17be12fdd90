import type { Point } from "./device.ts";

/** Input actions, which WebDriver and WebDriver BiDi describe in the same format. */
export function fingerAt({ x, y }: Point, restMs = 0) {
  const at = { x: Math.round(x), y: Math.round(y) };
  return {
    type: "pointer",
    id: "finger",
    parameters: { pointerType: "touch" },
    actions: [
      { type: "pointerMove", duration: 0, ...at },
      { type: "pointerDown", button: 0 },
      { type: "pause", duration: restMs },
      { type: "pointerUp", button: 0 },
    ],
  };
}

export function keysOf(text: string) {
  const strokes = Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions: strokes };
}

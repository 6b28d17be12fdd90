import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, describe, expect, test, vi } from "vitest";

import { readTillSources } from "../language/testing/till-sources.ts";
import { controlSelector, dropDoubleTaps } from "./drop-double-taps.ts";
import { findPressHandlers, type PressHandler } from "./testing/press-handlers.ts";

// The office, login, set-up, dialogs and messages are one page, so one layer covers them all.

const exceptions: ReadonlySet<string> = new Set([
  // It only keeps the focus in a field; the key itself acts on pointer down.
  "ui/key.tsx onMouseDown",
  // It follows a finger, and acts only when that has moved further than two taps lie apart.
  "features/order-screen/order-list.tsx onPointerDown",
  // It only shows the figures of the point under the finger.
  "features/office-reports/chart-figure.tsx onPointerDown",
]);

/** Files that may listen on the page: the layer itself, and what follows a finger after it. */
const pageListeners = new Set([
  "features/floor/drag-tables.ts",
  "features/office-positions/use-drag.ts",
  "features/office-floor/use-table-drag.ts",
  // It only counts the fingers on the screen.
  "records/follow-offered-menu.ts",
  "ui/answer-long-touches.ts",
  "ui/drop-double-taps.ts",
  "ui/redirect-typing.ts",
]);

/** The events that the layer can block. */
const blockedEvents = new Set(["onPointerDown", "onPointerUp", "onClick"]);

function findStrays(handlers: readonly PressHandler[]): readonly string[] {
  const known = controlSelector.split(", ");
  return handlers
    .filter(({ path, on, event }) =>
      on === "page"
        ? !pageListeners.has(path)
        : !blockedEvents.has(event) || !on.some((selector) => known.includes(selector)),
    )
    .map(({ path, event }) => `${path} ${event}`)
    .filter((stray) => !exceptions.has(stray));
}

describe("a press handler", () => {
  test("is on a control that the layer knows, for an event that it can block", () => {
    const handlers = readTillSources().flatMap(({ path, text }) => findPressHandlers(path, text));
    expect(handlers.length).toBeGreaterThan(15);
    expect(findStrays(handlers)).toEqual([]);
  });

  test.each([
    '<div onClick={save} role="note">Ok</div>',
    "<button onTouchStart={save}>Ok</button>",
    "<button onMouseDown={save}>Ok</button>",
    "<button onDoubleClick={save}>Ok</button>",
    'addEventListener("pointerdown", save);',
    'addEventListener("touchend", save);',
  ])("that the layer would miss is found: %s", (text) => {
    expect(findStrays(findPressHandlers("planted.tsx", text))).toHaveLength(1);
  });

  test("runs after the layer, which listens before anything is rendered", () => {
    const main = readFileSync(join(import.meta.dirname, "..", "main.tsx"), "utf8");
    const [layer, touches, typing, page] = [
      "\ndropDoubleTaps()",
      "\nanswerLongTouches()",
      "\nredirectTyping()",
      "\nvoid start(",
    ].map((call) => main.indexOf(call));
    expect(layer).toBeGreaterThan(0);
    // What the layer drops is no touch.
    expect(layer).toBeLessThan(touches ?? 0);
    expect(layer).toBeLessThan(typing ?? 0);
    expect(touches).toBeLessThan(page ?? 0);
    expect(typing).toBeLessThan(page ?? 0);
  });
});

class Control {
  readonly name: string;
  meaning: string | null = null;
  constructor(name: string) {
    this.name = name;
  }
  getAttribute() {
    return this.meaning;
  }
  closest() {
    return this;
  }
}
class Label extends Control {}

/** A page with one control under the finger. */
function setUpLayer(shown: { control: Control }) {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("Element", Control);
  vi.stubGlobal("HTMLLabelElement", Label);
  vi.stubGlobal("location", { pathname: "/order" });
  vi.stubGlobal("document", { elementFromPoint: () => shown.control });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal(
    "addEventListener",
    (type: string, listener: (event: object) => void, { capture }: { capture: boolean }) => {
      if (capture) listeners.set(type, listener);
    },
  );
  dropDoubleTaps();
  /** The events of one tap that reach the control. */
  return (timeStamp: number): readonly string[] =>
    ["pointerdown", "pointerup", "click"].filter((type) => {
      const stopImmediatePropagation = vi.fn<() => void>();
      listeners.get(type)?.({
        pointerId: 1,
        clientX: 100,
        clientY: 100,
        detail: 1,
        timeStamp,
        target: shown.control,
        preventDefault: () => {},
        stopImmediatePropagation,
      });
      return stopImmediatePropagation.mock.calls.length === 0;
    });
}

describe("the layer", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("blocks every event of the second half of a double tap on a new control", () => {
    const shown = { control: new Control("Ok") };
    const tap = setUpLayer(shown);
    expect(tap(1000)).toEqual(["pointerdown", "pointerup", "click"]);
    shown.control = new Control("what lay below");
    expect(tap(1200)).toEqual([]);
    expect(tap(1900)).toEqual(["pointerdown", "pointerup", "click"]);
  });

  test("blocks it on the same control once that means something else", () => {
    const control = new Control("Credit card");
    const tap = setUpLayer({ control });
    control.meaning = "typed";
    expect(tap(1000)).toHaveLength(3);
    control.meaning = "rest";
    expect(tap(1200)).toEqual([]);
  });

  test("lets two taps on one control through", () => {
    const tap = setUpLayer({ control: new Control("Pad Thai") });
    expect([tap(1000), tap(1100)].flat()).toHaveLength(6);
  });
});

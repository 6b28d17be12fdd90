import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answerLongTouches } from "./answer-long-touches.ts";

class Control extends EventTarget {
  isConnected = true;
  isDisabled = false;
  isFocused = false;
  readonly events: string[] = [];
  constructor() {
    super();
    for (const type of ["mousedown", "click"]) {
      this.addEventListener(type, () => this.events.push(type));
    }
  }
  closest() {
    return this;
  }
  matches() {
    return this.isDisabled;
  }
  focus() {
    this.isFocused = true;
  }
}

class SentEvent extends Event {
  readonly detail: number;
  constructor(type: string, { detail, ...how }: EventInit & { detail: number }) {
    super(type, how);
    this.detail = detail;
  }
}

const listeners = new Map<string, (event: object) => void>();
let under = new Control();

beforeEach(() => {
  vi.useFakeTimers();
  under = new Control();
  vi.stubGlobal("Element", Control);
  vi.stubGlobal("MouseEvent", SentEvent);
  vi.stubGlobal("document", { elementFromPoint: () => under });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  answerLongTouches();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listeners.clear();
});

const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, clientX: 50, clientY: 50 };

/** Returns whether the event gets further than the page. */
function send(type: string, event: object = {}): boolean {
  const stop = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  const defaults = { ...finger, timeStamp: 0, target: under, preventDefault };
  listeners.get(type)?.({ ...defaults, stopImmediatePropagation: stop, ...event });
  return stop.mock.calls.length === 0 && preventDefault.mock.calls.length === 0;
}

function touchFor(ms: number, lift: object = {}): void {
  send("pointerdown", { timeStamp: 1000 });
  send("pointerup", { timeStamp: 1000 + ms, ...lift });
}

const browserClick = { isTrusted: true, detail: 1 };

test("a finger that rests on a button presses it, if the browser sends no click", () => {
  touchFor(700);
  expect(under.events).toEqual([]);
  vi.runAllTimers();
  expect(under.events).toEqual(["mousedown", "click"]);
  expect(under.isFocused).toBe(true);
});

test("the browser's click presses once, in time or late", () => {
  touchFor(700);
  expect(send("click", browserClick)).toBe(true);
  vi.runAllTimers();
  expect(under.events).toEqual([]);

  touchFor(700);
  vi.runAllTimers();
  expect(under.events).toEqual(["mousedown", "click"]);
  expect(send("click", browserClick)).toBe(false);
});

test("the next touch after a long one is pressed by its own click", () => {
  touchFor(700);
  vi.runAllTimers();
  touchFor(80);
  expect(send("click", browserClick)).toBe(true);
});

test("a touch that follows at once does not take the press of the long one away", () => {
  touchFor(700);
  const long = under;
  under = new Control();
  touchFor(80);
  expect(long.events).toEqual(["mousedown", "click"]);
  vi.runAllTimers();
  expect(under.events).toEqual([]);
});

test.each([
  ["short", () => touchFor(200)],
  ["moved", () => touchFor(700, { clientY: 65 })],
  [
    "of a finger that dragged something away and back",
    () => {
      send("pointerdown");
      send("pointermove", { clientY: 90 });
      send("pointerup", { timeStamp: 700 });
    },
  ],
  [
    "of a scrolling finger",
    () => {
      send("pointerdown");
      send("pointercancel");
      send("pointerup", { timeStamp: 700 });
    },
  ],
  [
    "of two fingers",
    () => {
      send("pointerdown");
      send("pointerdown", { pointerId: 8, isPrimary: false });
      send("pointerup", { timeStamp: 700 });
    },
  ],
  [
    "of a mouse",
    () => {
      send("pointerdown", { pointerType: "mouse" });
      send("pointerup", { timeStamp: 700 });
    },
  ],
  [
    "whose button has moved away",
    () => {
      const control = under;
      send("pointerdown");
      under = new Control();
      send("pointerup", { timeStamp: 700, target: control });
    },
  ],
  [
    "on what has a meaning of its own for it",
    () => {
      send("pointerdown");
      send("contextmenu", { defaultPrevented: true });
      send("pointerup", { timeStamp: 700 });
    },
  ],
  [
    "on what prevents the menu as the finger lifts",
    () => {
      touchFor(700);
      send("contextmenu", { defaultPrevented: true });
    },
  ],
  [
    "on a disabled button",
    () => {
      under.isDisabled = true;
      touchFor(700);
    },
  ],
  [
    "on a button that is gone",
    () => {
      under.isConnected = false;
      touchFor(700);
    },
  ],
])("a touch %s is left to the browser", (_name, touch) => {
  const { events } = under;
  touch();
  vi.runAllTimers();
  expect(events).toEqual([]);
  expect(under.events).toEqual([]);
});

test("the browser's menu does not open under a finger, but does for a mouse", () => {
  send("pointerdown");
  expect(send("contextmenu", { defaultPrevented: false })).toBe(false);
  send("pointerup", { timeStamp: 700 });
  expect(send("contextmenu", { defaultPrevented: false })).toBe(false);
  vi.runAllTimers();
  expect(under.events).toEqual(["mousedown", "click"]);
  send("pointerdown", { pointerType: "mouse" });
  expect(send("contextmenu", { defaultPrevented: false })).toBe(true);
});

test("a key that keeps the focus in its field is pressed without it", () => {
  under.addEventListener("mousedown", (event) => event.preventDefault());
  touchFor(700);
  vi.runAllTimers();
  expect(under.events).toContain("click");
  expect(under.isFocused).toBe(false);
});

import { listenToKeys } from "./listen-to-keys.ts";
import { reportScan } from "./scan-event.ts";
import { addKey, isEndOfScan, noKeys } from "./scanned-keys.ts";
import { typedKey } from "./use-typed-keys.ts";

/** Fields that codes are meant for, with their Enter: searches, and who logs in or is meant. */
const takersSelector =
  "[type=search], [type=password], [autocomplete=username], [data-scans=taken], [data-scans=taken] *";

/** Fields of longer forms, where a code may be an entry but its Enter does not end the form. */
const keepersSelector = "[data-scans=typed], [data-scans=typed] *";

/**
 * Takes back what a scanner types into a field, or onto a pad, that is not meant for codes, and calls `onRefused`. Its
 * Enter presses nothing and sends no form. Returns how to stop.
 */
export function refuseScans(onRefused: () => void): () => void {
  let run = noKeys;
  /** What the fields held before the run, and the pad, whose text all its parts show. */
  const before = new Map<Element, string>();
  /** The pad that the present key goes to, which it reaches before this listener. */
  let pad: [Element, string] | null = null;
  const handleKey = (event: KeyboardEvent) => {
    const { key, timeStamp, repeat } = event;
    if (key === "Shift") return;
    const { activeElement } = document;
    const fields = [...before.keys()].filter(isField);
    // A scanner moves no focus.
    const isMoved = fields.length > 0 && fields.every((field) => field !== activeElement);
    if (key === "Enter" && !isMoved && isEndOfScan(run, timeStamp)) {
      const typed = before.size > 0 ? [...before.keys()] : [activeElement];
      if (!typed.every((element) => element?.matches(takersSelector))) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (restore(before, run.count)) onRefused();
      }
    }
    // A key that is held down repeats as fast as a scanner.
    run = key.length > 1 || repeat ? noKeys : addKey(run, timeStamp);
    if (run.count <= 1) before.clear();
    if (pad !== null && ![...before.keys()].some(isPad)) before.set(...pad);
    pad = null;
  };
  const handleInput = ({ target }: Event) => {
    if (isField(target) && !before.has(target)) before.set(target, target.value);
  };
  const handlePad = ({ target }: Event) => {
    if (target instanceof Element) pad = [target, textOnPad(target)];
  };
  addEventListener("beforeinput", handleInput, { capture: true });
  addEventListener(typedKey, handlePad, { capture: true });
  const stop = listenToKeys(handleKey);
  return () => {
    stop();
    removeEventListener("beforeinput", handleInput, { capture: true });
    removeEventListener(typedKey, handlePad, { capture: true });
  };
}

/** Returns whether anything was taken back that its field does not tell about. */
function restore(before: ReadonlyMap<Element, string>, keys: number): boolean {
  const changed = [...before].filter(
    ([element]) => element.isConnected && !element.matches(`${takersSelector}, ${keepersSelector}`),
  );
  const refused = changed.filter(([element, text]) => !reportScan(element, text));
  for (const [element, text] of refused) {
    if (isField(element)) write(element, text);
    else retype(element, text, keys);
  }
  return refused.length > 0;
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isPad(element: Element): boolean {
  return !isField(element);
}

/** React hears only of a value that is set past its own setter. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function textOnPad(pad: Element): string {
  return pad.getAttribute("data-takes-digits") ?? "";
}

/** What the pad shows may lag behind the keys, so all of it is deleted. */
function retype(pad: Element, text: string, keys: number): void {
  const deletions = Array.from({ length: keys + text.length }, () => "Backspace");
  for (const detail of [...deletions, ...text.split("")]) {
    pad.dispatchEvent(new CustomEvent(typedKey, { detail }));
  }
}

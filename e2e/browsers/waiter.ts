import { expect } from "@playwright/test";

import type { Device } from "./device.ts";
import { findInPage, pressMissed, roles, type Role } from "./find-in-page.ts";

type Name = string | RegExp;

/** A user at a device, who presses what is visible and reachable, types and reads. */
export type Waiter = {
  readonly device: Device;
  readonly press: (role: Role, name: Name, restMs?: number) => Promise<void>;
  /** Presses the first of them that appears, and returns its name. */
  readonly pressEither: (role: Role, names: readonly string[]) => Promise<string>;
  /** Replaces the value of a field. */
  readonly fill: (label: Name, text: string) => Promise<void>;
  readonly sees: (text: Name, timeoutMs?: number) => Promise<void>;
  readonly seesNo: (text: Name, timeoutMs?: number) => Promise<void>;
};

/** Long enough for a busy machine. */
const defaultTimeoutMs = 60_000;

/** Polling costs a page next to nothing. */
const intervals = [50, 100, 250];

export function waiterAt(device: Device): Waiter {
  const pressEither = async (role: Role, names: readonly Name[], restMs = 0) => {
    let pressed: Name | null = null;
    const tryAll = async () => {
      for (const name of names) {
        const at = await device.run(findInPage, { selector: roles[role], name: patternOf(name) });
        if (at === null) continue;
        await device.press(at, restMs);
        // If the press missed, it is repeated, as a person would.
        if (await device.run(pressMissed, null)) break;
        pressed = name;
        break;
      }
      return pressed;
    };
    const message = `presses ${role} ${names.join(" or ")}`;
    await expect.poll(tryAll, { message, timeout: defaultTimeoutMs, intervals }).not.toBeNull();
    return String(pressed);
  };
  const press: Waiter["press"] = async (role, name, restMs) => {
    await pressEither(role, [name], restMs);
  };
  const isSeen = async (text: Name) =>
    new RegExp(patternOf(text), "u").test(await device.run(readPage, null));
  const looksFor = async (text: Name, isThere: boolean, timeout: number) => {
    const message = `${isThere ? "sees" : "sees no"} ${text}`;
    await expect
      .poll(async () => await isSeen(text), { message, timeout, intervals })
      .toBe(isThere);
  };
  return {
    device,
    press,
    pressEither,
    fill: async (label, text) => {
      const write = async () => {
        await press("textbox", label);
        await device.run(selectAll, null);
        await device.type(text);
        return await device.run(readField, null);
      };
      await expect.poll(write, { message: `fills ${label}`, timeout: defaultTimeoutMs }).toBe(text);
    },
    sees: async (text, timeoutMs = defaultTimeoutMs) => await looksFor(text, true, timeoutMs),
    seesNo: async (text, timeoutMs = defaultTimeoutMs) => await looksFor(text, false, timeoutMs),
  };
}

function patternOf(name: Name): string {
  return typeof name === "string"
    ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    : name.source;
}

/** Runs in the page. */
function readPage(): string {
  return document.body.innerText.replaceAll(/\s+/g, " ");
}

/** Runs in the page. */
function selectAll(): null {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.select();
  return null;
}

/** Runs in the page. */
function readField(): string | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ? field.value : null;
}

import type { Call } from "@comanda/contract/call";
import {
  createPressBook,
  type KeyedPress,
  type PressBook,
  type PressedWrite,
} from "@comanda/sync/press-book";

import { encodeBase64 } from "#api/base64.ts";
import { createDeviceText } from "#api/device-text.ts";
import { sessionState } from "#api/session.ts";

/** The writes of this device that have no reply yet. */
export const unansweredWrites = createBook("comanda.unanswered");

/** The keys in the bodies of those that have one. A book of its own, since the key of a write depends on its body. */
export const unansweredBodies = createBook("comanda.unanswered-bodies");

function createBook(storageKey: string): PressBook {
  return createPressBook({
    // Payments go on even if the device's storage is full.
    store: createDeviceText(storageKey),
    clock: Date.now,
    newKey: () => crypto.randomUUID(),
    digest: hashBody,
  });
}

/** The idempotency key for a write by the user who is signed in now. */
export async function pressOf(
  call: Call,
  request: PressedWrite,
  book = unansweredWrites,
): Promise<KeyedPress> {
  return await book.pressOf(currentWorker(), call, request);
}

function currentWorker(): string {
  const now = sessionState();
  if (now.state === "signed-out") return "";
  const { location, station, username } = now.session.user;
  return `${location}.${station}.${username}`;
}

async function hashBody(body: string, pdf: Uint8Array | null): Promise<string> {
  const text = new TextEncoder().encode(body);
  const bytes = new Uint8Array(text.length + (pdf?.length ?? 0));
  bytes.set(text);
  if (pdf !== null) bytes.set(pdf, text.length);
  return encodeBase64(await crypto.subtle.digest("SHA-256", bytes));
}

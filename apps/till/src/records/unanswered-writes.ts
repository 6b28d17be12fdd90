import type { Call } from "@comanda/contract/call";
import {
  createPressBook,
  type KeyedPress,
  type PressStore,
  type PressedWrite,
} from "@comanda/sync/press-book";

import { encodeBase64 } from "#api/base64.ts";
import { reportFault } from "#api/report-fault.ts";
import { sessionState } from "#api/session.ts";

const storageKey = "comanda.unanswered";

/** The writes of this device that have no reply yet. */
export const unansweredWrites = createPressBook({
  store: createDeviceStore(),
  clock: Date.now,
  newKey: () => crypto.randomUUID(),
  digest: hashBody,
});

/** The idempotency key for a write by the user who is signed in now. */
export async function pressOf(call: Call, request: PressedWrite): Promise<KeyedPress> {
  return await unansweredWrites.pressOf(currentWorker(), call, request);
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

function createDeviceStore(): PressStore {
  // The fallback for a device that cannot store anything.
  let inThisPage = "";
  return {
    read: () => {
      try {
        return localStorage.getItem(storageKey) ?? inThisPage;
      } catch (error) {
        reportFault(error);
        return inThisPage;
      }
    },
    write: (text) => {
      inThisPage = text;
      try {
        if (text === "") localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, text);
      } catch (error) {
        // Payments go on even if the device's storage is full.
        reportFault(error);
      }
    },
  };
}

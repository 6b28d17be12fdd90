import { IDBObjectStore } from "fake-indexeddb";
import { expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

const values = { username: "mali", password: "secret" };
const notStored = { code: "login-not-stored" };

/** A till whose server lets everybody log in. */
async function openLogin() {
  stubDevice();
  const session = aSession([]);
  const reply = {
    ...session,
    token: { ...session.token, key: "AAAA" },
    device: "this till",
    serverTimeMs: 0,
  };
  vi.stubGlobal("fetch", async () => Response.json(reply));
  const { signInWith } = await import("./sign-in.ts");
  const { sessionState } = await import("#api/session.ts");
  return { logIn: async () => await signInWith(values), sessionState };
}

test("a user is logged in once the session is stored", async () => {
  const { logIn, sessionState } = await openLogin();
  expect(await logIn()).toBeNull();
  expect(sessionState()).toMatchObject({ state: "signed-in" });
});

test("a device whose storage is full says so", async () => {
  const { logIn, sessionState } = await openLogin();
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: () => {} });
  expect(await logIn()).toMatchObject(notStored);
  expect(sessionState()).toMatchObject({ state: "signed-out" });
});

test("a device that cannot store the keys says so", async () => {
  const { logIn, sessionState } = await openLogin();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await logIn()).toMatchObject(notStored);
  expect(sessionState()).toMatchObject({ state: "signed-out" });
  put.mockRestore();
});

test("a device whose storage does not answer says so after a few seconds", async () => {
  const { logIn, sessionState } = await openLogin();
  vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = logIn();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.race([answer, Promise.resolve(null)])).toMatchObject(notStored);
  }, 10_000);
  expect(sessionState()).toMatchObject({ state: "signed-out" });
});

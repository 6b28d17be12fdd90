import { updateBill } from "@comanda/contract/bill";
import { signedHeaders } from "@comanda/contract/signed-request";
import { id } from "@comanda/domain/id";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { aSession } from "./testing/a-session.ts";
import { stubBrowser } from "./testing/stub-device.ts";

beforeAll(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test("a call is made for whoever was logged in at the press, also if somebody else logs in at once", async () => {
  stubBrowser();
  const tokens: (string | null)[] = [];
  vi.stubGlobal("fetch", (_target: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get(signedHeaders.token));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const { startSession } = await import("./change-session.ts");
  const { callApi } = await import("./call.ts");
  const { storeSession } = await import("./session.ts");
  const sessionOf = (letter: string) => {
    const session = aSession([]);
    return { ...session, token: { ...session.token, session: letter.repeat(22), key: "AAAA" } };
  };
  const [pressing, next] = [sessionOf("a"), sessionOf("b")];
  await startSession(next);
  await startSession(pressing);
  const body = { id: id<"bill">(1), version: 1, billItems: [] };
  const calling = callApi(updateBill, { body });
  storeSession(next);
  await calling;
  expect(tokens).toEqual([expect.stringContaining("a".repeat(22))]);
});

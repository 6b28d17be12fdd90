import { id } from "@comanda/domain/id";
import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

const bill = id<"bill">(7);
let requested: URL[] = [];

beforeEach(async () => {
  stubDevice();
  requested = [];
  vi.stubGlobal("fetch", async (url: string | URL) => {
    requested.push(new URL(String(url), "http://till"));
    const rows = { insert: {}, update: {}, delete: {}, ping: 1, mark: "a100000000000000" };
    return Response.json({ printerServerAddress: "", jobs: [], ...rows });
  });
  const signedIn = aSession([]);
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...signedIn, token: { ...signedIn.token, key: "AAAA" } });
});

test("a reprint names merged bills, and the company that guests have asked for", async () => {
  const { reprint } = await import("./reprint.ts");
  expect(await reprint(bill)).toBeNull();
  expect(await reprint(bill, { companyOf: id<"customer">(12) })).toBeNull();
  const printed = requested.filter(({ pathname }) => pathname.endsWith("/bill/7/3/1"));
  expect(printed.map(({ searchParams }) => searchParams.get("companyOf"))).toEqual([null, "12"]);
});

import { id } from "@comanda/domain/id";
import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

const bill = id<"bill">(7);
let requested: string[] = [];

beforeEach(async () => {
  stubDevice();
  requested = [];
  vi.stubGlobal("fetch", async (url: string | URL) => {
    requested.push(String(url).replace(/^.*\/api\/|\?.*$/g, ""));
    const rows = { insert: {}, update: {}, delete: {}, ping: 1, mark: "a100000000000000" };
    return Response.json({ printerServerAddress: "", jobs: [], ...rows });
  });
  const signedIn = aSession([]);
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...signedIn, token: { ...signedIn.token, key: "AAAA" } });
});

test("every paper of a bill names the bills that were merged into it, as the screen does", async () => {
  const { printAfter } = await import("./print-papers.ts");
  await printAfter([bill], "other");
  await printAfter([bill], "order");
  expect(requested.filter((path) => path.startsWith("bill/7/"))).toEqual([
    "bill/7/0/1",
    "bill/7/0/1",
  ]);
});

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

beforeEach(async () => {
  stubDevice();
  vi.stubGlobal("fetch", async () => {
    const rows = { insert: {}, update: {}, delete: {}, ping: 1, mark: "a100000000000000" };
    return Response.json({ state: "failed", ...rows });
  });
  const signedIn = aSession([]);
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...signedIn, token: { ...signedIn.token, key: "AAAA" } });
});

test("a fault with one paper does not hold up those behind it", async () => {
  const { deliverPapers, jobsInQueues } = await import("./deliver-papers.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  const stop = useNotices.subscribe(() => {
    throw new Error("Nothing can be shown");
  });
  onTestFinished(stop);
  const printer = "192.168.10.22";
  const faults = watchFaults();
  deliverPapers({
    printerServerAddress: "https://bridge.example",
    jobs: [1, 2].map((id) => ({ id, attempt: 1, printer, data: "" })),
  });
  await expect.poll(() => faults).toHaveLength(2);
  expect(jobsInQueues()).toEqual([]);
});

function watchFaults(): readonly unknown[] {
  const faults: unknown[] = [];
  const add = (fault: unknown) => void faults.push(fault);
  process.on("unhandledRejection", add);
  onTestFinished(() => void process.off("unhandledRejection", add));
  return faults;
}

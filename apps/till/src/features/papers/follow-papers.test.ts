import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { id } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerHour, msPerMinute } from "@comanda/domain/time/instant";
import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

const bridge = "https://bridge.example";

/** What the till has sent to the server to take or hold papers. */
let requests: unknown[] = [];

beforeEach(async () => {
  vi.useRealTimers();
  vi.resetModules();
  stubDevice();
  const origin = "https://till.example";
  vi.stubGlobal("location", { host: "till.example", pathname: "/", origin });
  requests = [];
  vi.stubGlobal("fetch", async (url: string | URL, init: { readonly body?: string } = {}) => {
    // The printer has no paper: the bridge answers after this test.
    if (String(url).startsWith(bridge)) return new Promise(() => {});
    if (String(url).includes("print-job/take")) requests.push(JSON.parse(init.body ?? ""));
    const rows = { insert: {}, update: {}, delete: {}, ping: 1, mark: "a100000000000000" };
    return Response.json({ printerServerAddress: bridge, jobs: [], ...rows });
  });
});

const jobOf = (number: number) => ({
  id: number,
  attempt: 1,
  printer: "192.168.10.22",
  data: "AAAA",
});
const recordOf = (number: number, updatedAt: number): PrintJobRecord => ({
  id: id<"print-job">(number),
  kind: "ticket",
  bill: null,
  number: null,
  title: "Kitchen",
  printer: "192.168.10.22",
  printerName: "Kitchen",
  attempt: 1,
  isRepeat: false,
  state: "queued",
  cause: null,
  station: id<"station">(1),
  createdDate: wireDateTime(instant(updatedAt)),
  updatedDate: wireDateTime(instant(updatedAt)),
});

test.each([
  ["before they count as left behind", 0],
  ["also from before the server's clock was set back", 5 * msPerHour],
])(
  "a till holds the papers that wait behind others at a slow printer, %s",
  async (_when, aheadMs) => {
    const signedIn = aSession([]);
    const token = { ...signedIn.token, key: "AAAA" };
    const session = { ...signedIn, token, serverTimeMs: Date.now() };
    const { startSession } = await import("#api/change-session.ts");
    await startSession(session);
    // What the browser does takes its time.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const { recordStore } = await import("#records/record-store.ts");
    const { noRecords, byId } = await import("@comanda/sync/records/records");
    const { deliverPapers } = await import("./deliver-papers.ts");
    const { followPapers } = await import("./follow-papers.ts");
    const stop = followPapers(session);
    await expect.poll(() => requests).toHaveLength(1);
    const papers = [1, 2, 3].map((number) => recordOf(number, Date.now() + aheadMs));
    recordStore.setState({ records: { ...noRecords, printJob: byId(papers) } });
    deliverPapers({ printerServerAddress: bridge, jobs: [jobOf(1), jobOf(2)] });
    await vi.advanceTimersByTimeAsync(msPerMinute + 1000);
    // The third is in the queue of another till.
    const held = [
      { id: 1, attempt: 1 },
      { id: 2, attempt: 1 },
    ];
    await expect.poll(() => requests).toContainEqual({ inHand: [], held });
    stop();
  },
);

import { id } from "@comanda/domain/id";
import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

/** The reports that the server has received, by the numbers of their papers. */
let reported: number[] = [];
let answer = (_paper: number): Response | null => null;

beforeEach(async () => {
  stubDevice();
  reported = [];
  vi.stubGlobal("fetch", async (url: string | URL) => {
    const paper = Number(/print-job\/(\d+)/.exec(String(url))?.[1]);
    reported.push(paper);
    const rows = { insert: {}, update: {}, delete: {}, ping: 1, mark: "a100000000000000" };
    return answer(paper) ?? Response.json({ state: "sent", ...rows });
  });
  answer = () => null;
  const signedIn = aSession([]);
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...signedIn, token: { ...signedIn.token, key: "AAAA" } });
});

async function openTill() {
  const { recordOutcome, readPendingPapers } = await import("./pending-papers.ts");
  const { reportOutcomes } = await import("./report-outcomes.ts");
  return {
    reportOutcomes,
    unreported: () => readPendingPapers().untold.map((outcome) => outcome.id),
    print: (...papers: readonly number[]) => {
      for (const paper of papers) {
        recordOutcome({ id: id<"print-job">(paper), outcome: { state: "sent", attempt: 1 } });
      }
    },
  };
}

test("a printed paper is reported until the server knows, and the others meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const till = await openTill();
  let faults = 2;
  const fault = () => Response.json({ code: "fault", message: "Fault" }, { status: 500 });
  answer = (paper) => (paper === 1 && faults-- > 0 ? fault() : null);
  till.print(1, 2);
  void till.reportOutcomes();
  while (till.unreported().length > 0) {
    await new Promise((resolve) => void setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(reported).toEqual([1, 2, 1, 1]);
});

test("what a rule of the server refuses is not reported again", async () => {
  const till = await openTill();
  answer = () => Response.json({ code: "not-found", message: "Not found" }, { status: 404 });
  till.print(1);
  await till.reportOutcomes();
  expect(reported).toEqual([1]);
  expect(till.unreported()).toEqual([]);
});

test("a fault of the till does not end reporting until the next reload", async () => {
  const till = await openTill();
  till.print(1);
  vi.spyOn(crypto, "randomUUID").mockImplementationOnce(() => {
    throw new Error("No chance");
  });
  await expect(till.reportOutcomes()).rejects.toThrow("No chance");
  await till.reportOutcomes();
  expect(reported).toEqual([1]);
});

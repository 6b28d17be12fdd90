import { deliveryFailures } from "@comanda/contract/bridge";
import { expect, test } from "vitest";

import { printByBridge } from "./print-by-bridge.ts";

const job = { name: "1-0", printer: "10.0.0.9", bytes: new Uint8Array([27]) };

/** What the till reports for a job when its bridge replies with `answer`. */
async function printWithReply(answer: unknown) {
  const environment = {
    page: () => "http://10.0.0.2:8080",
    permission: () => Promise.resolve("granted" as const),
    onProblem: () => {},
    fetch: (url: string) =>
      Promise.resolve(Response.json(url.includes("/status") ? { run: "a" } : answer)),
  };
  return await printByBridge(environment, "http://10.0.0.3:9180", job);
}

test("only the outcome `delivered` counts as printed", async () => {
  expect(await printWithReply({ outcome: "delivered" })).toBeNull();
});

test.each(deliveryFailures)("%s is reported as the printer's outcome", async (failure) => {
  expect(await printWithReply({ outcome: failure })).toBe(failure);
});

test.each([
  ["printer-not-allowed", "not-allowed"],
  ["origin-not-allowed", "not-allowed"],
  ["job-empty", "not-allowed"],
  ["job-name-invalid", "not-allowed"],
  ["job-too-large", "not-allowed"],
  ["queue-full", "unreachable"],
])("%s means that the bridge refused the job", async (error, cause) => {
  expect(await printWithReply({ error })).toBe(cause);
});

test.each([{}, { outcome: "printed" }, { outcome: true }, { outcome: null }, { error: "new" }])(
  "the reply %j leaves the outcome unknown",
  async (answer) => {
    expect(await printWithReply(answer)).toBe("bridge-lost");
  },
);

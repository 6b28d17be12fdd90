import { noPrinter } from "@comanda/contract/print";
import { expect, test } from "vitest";

import { deliverJob } from "./deliver-job.ts";

test("a job without a printer is skipped", async () => {
  const job = { id: 1, attempt: 1, printer: noPrinter, data: "" };
  expect(await deliverJob(job, "https://192.168.1.20:9180")).toEqual({ state: "skipped" });
});

test.each(["", "192.168.1.30"])(
  "a paper that the server could not render fails before any printer is reached (%j)",
  async (printer) => {
    const job = { id: 1, attempt: 1, printer, data: "" };
    expect(await deliverJob(job, "https://192.168.1.20:9180")).toEqual({
      state: "failed",
      cause: "not-rendered",
    });
  },
);
